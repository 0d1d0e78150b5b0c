### Un nom à soi, les clés, le départ : lu seulement quand on l’ouvre.

me = Vous
since = Ici depuis { $month }.
guest-lead = Vous jouez en tant qu’invité. À la table, cela suffit pour tout.
guest-more = Un nom à vous reste quand ce navigateur vous oublie, vaut sur tous vos appareils, et personne d’autre ne peut le prendre. Ni e-mail, ni mot de passe.
name-yourself = Choisir mon nom
sign-in = Se connecter
or-sign-in = J’ai déjà un nom
or-name = Je n’ai pas encore de nom

handle = Nom
handle-about = De 2 à 20 lettres ou chiffres ; espaces, points et tirets aussi. On peut en changer une fois tous les 30 jours.
handle-next = Il pourra changer de nouveau le { $day }.
take-handle = Prendre ce nom
key-step = Et maintenant une clé pour { $name }
key-about = Votre navigateur crée une clé d’accès et la garde : un doigt, un visage ou le code de l’appareil l’ouvre. Rien de cela ne nous parvient.
make-passkey = Créer une clé d’accès
plain-about = À une adresse comme celle-ci, non chiffrée ou faite de seuls chiffres, les navigateurs ne proposent pas de clés d’accès : vos codes de secours sont votre seule clé.
show-codes = Voir mes codes
codes-step = Imprimez ces codes
codes-about = Chacun vous fait entrer une fois si vous n’avez pas de clé d’accès sous la main. Ils ne s’affichent que maintenant.
copy-codes = Copier
done = Terminé
codes-title = Groma : codes de secours de { $name }

with-passkey = Se connecter avec une clé d’accès
code = Code de secours
with-code = Se connecter avec un code
bring = { $count ->
    [one] Emmener cette table
   *[other] Emmener ces { $count } tables
}
prove = Est-ce bien vous ?
prove-about = C’est important : montrez d’abord une clé.
prove-passkey = Montrer une clé d’accès
prove-code = Utiliser un code

passkeys = Clés d’accès
no-passkeys = Pas encore de clé d’accès.
new-key-wanted = Vous êtes entré sans clé d’accès. Créez-en une nouvelle maintenant, et retirez celles que vous avez perdues.
made-on = créée le { $day }
used-on = utilisée le { $day }
remove = Retirer
remove-named = Retirer { $label }
codes = Codes de secours
codes-left = { $count ->
    [0] Il n’en reste aucun.
   *[other] Il en reste { $count }.
}
new-codes = Nouveaux codes
new-codes-about = Les nouveaux codes mettent fin aux anciens.
browsers = Navigateurs connectés
this-browser = celui-ci
sign-out = Me déconnecter ici
sign-out-others = Déconnecter les autres
others-out = Tous les autres sont déconnectés.
reentry-made = Le { $day }, l’opérateur a créé un lien qui vous fait entrer.
reentry-used = Le { $day }, l’opérateur a créé un lien qui vous fait entrer ; il a servi le { $used }.
data = Vos données
data-about = Tout ce qui est enregistré sur vous, et vos parties, en un seul fichier.
export = Télécharger
leave-title = Partir
leave-about = Votre nom, vos clés et vos messages disparaissent ; les parties restent, jouées par un ancien joueur. Vous êtes caché aussitôt et effacé après sept jours. Connectez-vous avant, et il ne s’est rien passé.
leave-now = Quitter Groma
leave-sure = Voulez-vous vraiment partir ?
stay = Rester
saved = Enregistré.

trouble-named = Vous avez un nom à vous, avec des clés : on le change sur sa page, et l’on se connecte avec une clé.
trouble-prove = Montrez d’abord une clé d’accès ou un code de secours.
trouble-unnamed = Choisissez d’abord votre nom.
trouble-handle-length = Un nom a de 2 à 20 signes.
trouble-handle-signs = Seulement des lettres, chiffres, espaces, points, tirets et apostrophes, avec au moins une lettre.
trouble-handle-soon = On change de nom une fois tous les 30 jours.
trouble-too-many = Trop de personnes ont choisi un nom depuis votre adresse. Réessayez dans une heure.
trouble-passkey = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps.
trouble-passkeys = Vous avez dix clés d’accès. Retirez-en une d’abord.
trouble-passkey-known = Cette clé d’accès est déjà connue.
trouble-no-passkeys = À cette adresse, les navigateurs ne proposent pas de clés d’accès.
trouble-code = Ce code ne vaut pas, ou a déjà servi.
trouble-keyless = Créez d’abord une clé d’accès ou des codes : sinon vous ne pourriez pas revenir.
trouble-cancelled = Aucune clé d’accès n’a été créée ni montrée.

rest = Jours de repos
rest-about = Les pendules à la journée s’arrêtent pendant vos vacances et, aux tables qui se reposent le week-end, le samedi et le dimanche.
zone-now = Vos journées suivent le fuseau { $zone }.
zone-here = Prendre le fuseau { $zone }
holidays = Vacances
holidays-left = { $count ->
    [one] Il vous reste un jour cette année.
   *[other] Il vous reste { $count } jours cette année.
 }
holiday-span = Du { $first } au { $last }
holidays-over = Je suis de retour
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-take = Partir en vacances
trouble-holiday = Des vacances durent 14 jours au plus, et une année en compte 24. Elles finissent après leur début, pas dans le passé, et ne se chevauchent pas.
trouble-zone = Le fuseau change au plus une fois en 30 jours.
