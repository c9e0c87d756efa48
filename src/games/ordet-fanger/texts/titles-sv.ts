/** Ordet fanger: what stands on the cards in Swedish, a card a line; last, what small children answer instead (OF-95). */
export const titles = `
s1-01: Något man hittar under en säng
s1-02: Något med handtag eller skaft
s1-03: Ett djur med lång svans
s1-04: Något gult man kan äta
s1-05: Något man tar med till stranden
s1-06: Något som kan väcka dig
s1-07: Något man har på mackan
s1-08: Något som kan rulla
s1-09: Något i en skolväska
s1-10: Något med hjul
s1-11: Något mycket kallt
s1-12: Något man använder i badrummet
s1-13: Något som kan flyga
s1-14: Något man har på sig på vintern
s1-15: Ett djur du inte vill ha i din säng
s1-16: Något sött
s1-17: Något som kan gå sönder
s1-18: Någon som bär uniform
s1-19: Något man ser på himlen
s1-20: Något man kan gömma i en ficka
s1-21: Något som luktar illa
s1-22: En lek eller ett spel utan skärm
s1-23: Något man äter med sked
s1-24: Något man hittar i skogen
s1-25: En stad som en flod eller älv rinner igenom
s1-26: En person som är känd under bara ett namn
s1-27: En påhittad figur med hatt
s1-28: Något man hittar i en borg
s1-29: Något man äter till jul
s1-30: En sport där man blir blöt
s1-31: Något som dina mor- och farföräldrar inte hade som barn
s1-32: Något man hittar på ett fartyg
s1-33: En skurk från en film eller bok
s1-34: Ett instrument man blåser i
s1-35: Ett djur som är vaket på natten
s1-36: Något som är gjort av trä
s1-37: Ett jobb som börjar tidigt på morgonen
s1-38: Något på ett sjukhus
s1-39: Något på ett nöjesfält
s1-40: Något folk samlar på
s1-41: Något med ränder
s1-42: Något en pirat äger
s1-43: Något som görs av potatis
s1-44: Någon man möter på en flygplats
s1-45: Något som smälter
s1-46: Någon ur en saga
s1-47: En del av en cykel eller bil
s1-48: Något inne i kroppen
s1-49: En nordisk ö eller ögrupp
s1-50: En film- eller boktitel med ett djur i
s1-51: Ett land utan kust
s1-52: Någon som är eller har varit på en sedel eller ett mynt
s1-53: Ett grundämne som inte är en metall
s1-54: En byggnad, ett torn eller en bro med eget namn
s1-55: Ett krig, ett slag eller en revolution
s1-56: Någon som har fått något uppkallat efter sig
s1-57: En giftig växt, en giftig svamp eller ett giftigt djur
s1-58: En stad som har arrangerat OS
s1-59: En kompositör som dog före 1950
s1-60: En gud eller gudinna
s1-61: En måttenhet
s1-62: En maträtt från Asien
s1-63: En bok eller pjäs som är över 100 år gammal
s1-64: En figur ur en nordisk bok, film eller serie
s1-65: En flod utanför Europa
s1-66: Något som uppfunnits i Norden
s1-67: Något det bara finns ett av i världen
s1-68: En valuta som inte heter krona
s1-69: En statsledare som inte längre lever
s1-70: En tv-serie som inte görs längre
s1-71: En sak med exakt fem bokstäver
s1-72: Någon eller något som har varit i rymden
s2-01: Någon eller något man säger god natt till
s2-02: Något i ett kylskåp
s2-03: Något grönt som växer
s2-04: Något med tänder
s2-05: Något man kan klättra upp i eller på
s2-06: Något på en lekplats
s2-07: Något man skalar innan man äter det
s2-08: Något i en handväska
s2-09: Något varmt
s2-10: Något man inte vill ha i skon
s2-11: Något man kan skriva eller rita med
s2-12: Ett djur som lägger ägg
s2-13: Något i ett garage
s2-14: Något som låter högre än du
s2-15: Något man kan öppna
s2-16: Något med prickar eller fläckar
s2-17: Något man dricker med sugrör
s2-18: Något man kan hänga på en vägg
s2-19: Något man firar
s2-20: Något mjukt
s2-21: Något folk ofta tappar bort
s2-22: Något en bebis behöver
s2-23: Något man kan klippa eller skära
s2-24: Något på havets botten
s2-25: En plats där man måste vara tyst
s2-26: Ett känt par eller en känd duo
s2-27: Något man köper på ett byggvaruhus
s2-28: Någon som arbetar med djur
s2-29: Ett känt djur med namn
s2-30: Något från 1980- eller 1990-talet
s2-31: Något som går på batterier
s2-32: Ett magiskt föremål
s2-33: En plats som turister besöker i Norden
s2-34: Mat från Italien
s2-35: Något elektriskt i köket
s2-36: Något som har med vikingar att göra
s2-37: Väder man helst vill slippa
s2-38: Något användbart på en öde ö
s2-39: En figur från ett tv- eller datorspel
s2-40: Något man ser på ett museum
s2-41: Något man ser på ett bröllop
s2-42: Något med lång hals eller lång näsa
s2-43: En plats där man står i kö
s2-44: Något man tar med när man tältar
s2-45: En sport man inte kan utöva ensam
s2-46: Något som har en kapten
s2-47: En nordisk artist eller ett nordiskt band
s2-48: Något man kan låsa
s2-49: Ett land som slutar på -land
s2-50: Ett berg eller en vulkan med namn
s2-51: En målare eller skulptör som inte längre lever
s2-52: Ett ben i kroppen, en led eller en muskel
s2-53: Ett språk som talas i Afrika eller Asien
s2-54: Någon som var först med något
s2-55: En planet, en måne eller en stjärnbild
s2-56: Något en snickare, smed eller skräddare använder
s2-57: Ett berömt konstverk
s2-58: En ädelsten, ett mineral eller en bergart
s2-59: En organisation eller ett företag känt under sina initialer
s2-60: Ett utdött djur
s2-61: En musikal, opera eller balett
s2-62: En krydda eller en ört
s2-63: Något människor använde redan för 2 000 år sedan
s2-64: En film som har fått en uppföljare
s2-65: Något som kommer från träd
s2-66: En storstad som inte är huvudstad
s2-67: Något man kan få böter eller straff för
s2-68: Någon ur en helig skrift eller religion
s2-69: En del av en dator eller telefon
s2-70: En upptäcktsresande eller sjöfarare, verklig eller påhittad
s2-71: Något som det finns fyra av
s2-72: Ett namn eller ord med en färg i
junior-animals: Ett djur
junior-food: Något man kan äta
junior-clothes: Något man har på sig
junior-toys: En leksak eller ett spel
junior-home: Något i ett hem
junior-vehicles: Något man kan åka med
`;
