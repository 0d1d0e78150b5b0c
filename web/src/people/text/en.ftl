### Names of one's own, keys and leaving: read only when somebody opens them.

me = You
since = Here since { $month }.
guest-lead = You play as a guest. That is enough for everything at the table.
guest-more = A name of your own lasts when this browser forgets you, works on all your devices, and nobody else can take it. No e-mail, no password.
name-yourself = Name yourself
sign-in = Sign in
or-sign-in = I have a name already
or-name = I have no name yet

handle = Handle
handle-about = 2 to 20 letters or digits; spaces, dots and dashes too. You can change it once in 30 days.
handle-next = It can be changed again on { $day }.
take-handle = Take this name
key-step = Now a key for { $name }
key-about = Your browser makes a passkey and keeps it: a finger, a face or the code of the device opens it. Nothing of that reaches us.
make-passkey = Make a passkey
plain-about = Browsers offer no passkeys at an address like this, which is not encrypted or a bare number: recovery codes alone are your key.
show-codes = Show my codes
codes-step = Print these codes
codes-about = Each lets you in once if you have no passkey at hand. They are shown only now.
copy-codes = Copy
done = Done
codes-title = Groma: recovery codes of { $name }

with-passkey = Sign in with a passkey
code = Recovery code
with-code = Sign in with a code
bring = { $count ->
    [one] Bring this table along
   *[other] Bring these { $count } tables along
}
prove = Is it you?
prove-about = This is so important that a key must be shown first.
prove-passkey = Show a passkey
prove-code = Use a code

passkeys = Passkeys
no-passkeys = No passkey yet.
new-key-wanted = You came in without a passkey. Make a new one now, and remove those you have lost.
made-on = made { $day }
used-on = last used { $day }
remove = Remove
remove-named = Remove { $label }
codes = Recovery codes
codes-left = { $count ->
    [0] None is left.
    [one] { $count } is left.
   *[other] { $count } are left.
}
new-codes = New codes
new-codes-about = New codes end the old ones.
browsers = Signed-in browsers
this-browser = this one
sign-out = Sign out here
sign-out-others = Sign out the others
others-out = All others are signed out.
reentry-made = On { $day } the operator made a link that lets you in.
reentry-used = On { $day } the operator made a link that lets you in; it was used on { $used }.
data = Your data
data-about = All that is stored about you, and the records of your games, in one file.
export = Download
leave-title = Leave
leave-about = Your name, keys and chat lines go; games stay, played by a former player. You are hidden at once and erased after seven days. Sign in before then and nothing has happened.
leave-now = Leave Groma
leave-sure = Do you really want to leave?
stay = Stay
saved = Saved.

trouble-named = You have a name of your own, with keys: change it at your page, and sign in with a key.
trouble-prove = Show a passkey or a recovery code first.
trouble-unnamed = Name yourself first.
trouble-handle-length = A handle has 2 to 20 signs.
trouble-handle-signs = Only letters, digits, spaces, dots, dashes and apostrophes, and at least one letter.
trouble-handle-soon = A handle can be changed once in 30 days.
trouble-too-many = Too many people have named themselves from your address. Try again in an hour.
trouble-passkey = This passkey is not known here, or it took too long.
trouble-passkeys = You have ten passkeys. Remove one first.
trouble-passkey-known = This passkey is known already.
trouble-no-passkeys = Browsers offer no passkeys at this address.
trouble-code = This code is not good, or was used already.
trouble-keyless = Make a passkey or codes first: otherwise you could not come back.
trouble-cancelled = No passkey was made or shown.

rest = Days of rest
rest-about = Clocks that run over days stand still on your holidays, and at tables where weekends rest on your Saturdays and Sundays.
zone-now = Your days are reckoned in the zone { $zone }.
zone-here = Reckon them in { $zone }
holidays = Holidays
holidays-left = { $count ->
    [one] One day is left this year.
   *[other] { $count } days are left this year.
 }
holiday-span = { $first } to { $last }
holidays-over = I am back
holiday-first = First day
holiday-last = Last day
holiday-take = Take a holiday
trouble-holiday = A holiday has at most 14 days, and a year 24. It ends after it has begun, not in the past, and two do not overlap.
trouble-zone = The zone changes at most once in 30 days.
