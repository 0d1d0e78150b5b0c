### Il proprio nome, le chiavi, l’addio: si legge solo quando qualcuno li apre.

me = Tu
since = Qui da { $month }.
guest-lead = Giochi come ospite. Al tavolo basta e avanza.
guest-more = Un nome tutto tuo resta anche quando questo browser ti dimentica, vale su tutti i tuoi dispositivi e nessun altro può prenderlo. Niente e-mail, niente password.
name-yourself = Scegli il tuo nome
sign-in = Accedi
or-sign-in = Ho già un nome
or-name = Non ho ancora un nome

handle = Nome
handle-about = Da 2 a 20 lettere o cifre; anche spazi, punti e trattini. Puoi cambiarlo una volta ogni 30 giorni.
handle-next = Si potrà cambiare di nuovo il { $day }.
take-handle = Prendi questo nome
key-step = E ora una chiave per { $name }
key-about = Il browser crea una passkey e la custodisce: la aprono un dito, il volto o il codice del dispositivo. A noi non arriva niente di tutto questo.
make-passkey = Crea una passkey
plain-about = A un indirizzo come questo, non cifrato o fatto solo di numeri, i browser non offrono passkey: la tua chiave sono i soli codici di recupero.
show-codes = Mostra i miei codici
codes-step = Stampa questi codici
codes-about = Ognuno ti fa entrare una volta, se non hai una passkey a portata di mano. Si vedono soltanto adesso.
copy-codes = Copia
done = Fatto
codes-title = Groma: codici di recupero di { $name }

with-passkey = Accedi con una passkey
code = Codice di recupero
with-code = Accedi con un codice
bring = { $count ->
    [one] Porta con te questo tavolo
   *[other] Porta con te questi { $count } tavoli
}
prove = Sei proprio tu?
prove-about = È una cosa importante: prima mostra una chiave.
prove-passkey = Mostra una passkey
prove-code = Usa un codice

passkeys = Passkey
no-passkeys = Ancora nessuna passkey.
new-key-wanted = Sei entrato senza passkey. Creane subito una nuova, e togli quelle perse.
made-on = creata il { $day }
used-on = usata l’ultima volta il { $day }
remove = Togli
remove-named = Togli { $label }
codes = Codici di recupero
codes-left = { $count ->
    [0] Non ne resta nessuno.
    [one] Ne resta { $count }.
   *[other] Ne restano { $count }.
}
new-codes = Nuovi codici
new-codes-about = Con quelli nuovi i vecchi non valgono più.
browsers = Browser collegati
this-browser = questo
sign-out = Esci da qui
sign-out-others = Scollega gli altri
others-out = Tutti gli altri sono scollegati.
reentry-made = Il { $day } chi gestisce il server ha creato un link che ti fa entrare.
reentry-used = Il { $day } chi gestisce il server ha creato un link che ti fa entrare; è stato usato il { $used }.
data = I tuoi dati
data-about = Tutto ciò che è salvato su di te, e le registrazioni delle tue partite, in un solo file.
export = Scarica
leave-title = Andarsene
leave-about = Nome, chiavi e messaggi spariscono; le partite restano, giocate da un ex giocatore. Sei nascosto subito e cancellato dopo sette giorni. Se accedi prima, non è successo niente.
leave-now = Lascia Groma
leave-sure = Vuoi davvero andartene?
stay = Resta
saved = Salvato.

trouble-named = Hai già un nome tuo, con le chiavi: si cambia nella tua pagina e si accede con una chiave.
trouble-prove = Mostra prima una passkey o un codice di recupero.
trouble-unnamed = Scegli prima il tuo nome.
trouble-handle-length = Un nome ha da 2 a 20 caratteri.
trouble-handle-signs = Solo lettere, cifre, spazi, punti, trattini e apostrofi, con almeno una lettera.
trouble-handle-soon = Il nome si cambia una volta ogni 30 giorni.
trouble-too-many = Troppe persone hanno scelto un nome dal tuo indirizzo. Riprova tra un’ora.
trouble-passkey = Questa passkey qui non è nota, oppure ci è voluto troppo tempo.
trouble-passkeys = Hai dieci passkey. Prima togline una.
trouble-passkey-known = Questa passkey è già nota.
trouble-no-passkeys = A questo indirizzo i browser non offrono passkey.
trouble-code = Questo codice non vale, o è già stato usato.
trouble-keyless = Prima crea una passkey o dei codici: altrimenti non potresti tornare.
trouble-cancelled = Nessuna passkey è stata creata o mostrata.

rest = Giorni di riposo
rest-about = Gli orologi a giorni si fermano durante le tue vacanze e, ai tavoli che riposano nel fine settimana, di sabato e di domenica.
zone-now = I tuoi giorni seguono il fuso orario { $zone }.
zone-here = Usare il fuso { $zone }
holidays = Vacanze
holidays-left = { $count ->
    [one] Quest’anno ti resta un giorno.
   *[other] Quest’anno ti restano { $count } giorni.
 }
holiday-span = Dal { $first } al { $last }
holidays-over = Sono di nuovo qui
holiday-first = Primo giorno
holiday-last = Ultimo giorno
holiday-take = Andare in vacanza
trouble-holiday = Una vacanza dura al massimo 14 giorni, e in un anno se ne hanno 24. Finisce dopo l’inizio, non nel passato, e due vacanze non si sovrappongono.
trouble-zone = Il fuso orario si può cambiare una volta ogni 30 giorni.
