/** Ordet fanger: what stands on the cards in Norwegian, a card a line; last, what small children answer instead (OF-95). */
export const titles = `
s1-01: Noe man finner under en seng
s1-02: Noe med håndtak eller skaft
s1-03: Et dyr med lang hale
s1-04: Noe gult man kan spise
s1-05: Noe man tar med på stranden
s1-06: Noe som kan vekke deg
s1-07: Noe man har på brødskiven
s1-08: Noe som kan trille
s1-09: Noe i en skolesekk
s1-10: Noe med hjul
s1-11: Noe veldig kaldt
s1-12: Noe man bruker på badet
s1-13: Noe som kan fly
s1-14: Noe man har på seg om vinteren
s1-15: Et dyr du ikke vil ha i sengen
s1-16: Noe søtt
s1-17: Noe som kan gå i stykker
s1-18: Noen som går i uniform
s1-19: Noe man ser på himmelen
s1-20: Noe man kan gjemme i en lomme
s1-21: Noe som lukter vondt
s1-22: En lek eller et spill uten skjerm
s1-23: Noe man spiser med skje
s1-24: Noe man finner i skogen
s1-25: En by som en elv renner gjennom
s1-26: En person som er kjent under bare ett navn
s1-27: En oppdiktet figur med hatt
s1-28: Noe man finner i en borg
s1-29: Noe man spiser til jul
s1-30: En sport der man blir våt
s1-31: Noe besteforeldrene dine ikke hadde som barn
s1-32: Noe man finner på et skip
s1-33: En skurk fra en film eller bok
s1-34: Et instrument man blåser i
s1-35: Et dyr som er våkent om natten
s1-36: Noe laget av tre
s1-37: En jobb som begynner tidlig om morgenen
s1-38: Noe på et sykehus
s1-39: Noe i en fornøyelsespark
s1-40: Noe folk samler på
s1-41: Noe med striper
s1-42: Noe en pirat eier
s1-43: Noe laget av poteter
s1-44: Noen man møter på en flyplass
s1-45: Noe som smelter
s1-46: Noen fra et eventyr
s1-47: En del av en sykkel eller bil
s1-48: Noe inne i kroppen
s1-49: En nordisk øy eller øygruppe
s1-50: En film- eller boktittel med et dyr i
s1-51: Et land uten kyst
s1-52: Noen som er eller har vært på en pengeseddel eller mynt
s1-53: Et grunnstoff som ikke er et metall
s1-54: En bygning, et tårn eller en bro med eget navn
s1-55: En krig, et slag eller en revolusjon
s1-56: Noen som har fått noe oppkalt etter seg
s1-57: En giftig plante, en giftig sopp eller et giftig dyr
s1-58: En by som har arrangert OL
s1-59: En komponist som døde før 1950
s1-60: En gud eller gudinne
s1-61: En måleenhet
s1-62: En rett fra Asia
s1-63: En bok eller et skuespill som er over 100 år gammelt
s1-64: En figur fra en nordisk bok, film eller serie
s1-65: En elv utenfor Europa
s1-66: Noe som er oppfunnet i Norden
s1-67: Noe det bare finnes ett av i verden
s1-68: En valuta som ikke heter krone
s1-69: En statsleder som ikke lever lenger
s1-70: En tv-serie som ikke lages lenger
s1-71: En ting med nøyaktig fem bokstaver
s1-72: Noen eller noe som har vært i verdensrommet
s2-01: Noen eller noe man sier god natt til
s2-02: Noe i et kjøleskap
s2-03: Noe grønt som vokser
s2-04: Noe med tenner
s2-05: Noe man kan klatre opp i eller på
s2-06: Noe på en lekeplass
s2-07: Noe man skreller eller piller før man spiser det
s2-08: Noe i en håndveske
s2-09: Noe varmt
s2-10: Noe man ikke vil ha i skoen
s2-11: Noe man kan skrive eller tegne med
s2-12: Et dyr som legger egg
s2-13: Noe i en garasje
s2-14: Noe som bråker mer enn deg
s2-15: Noe man kan åpne
s2-16: Noe med prikker eller flekker
s2-17: Noe man drikker med sugerør
s2-18: Noe man kan henge på en vegg
s2-19: Noe man feirer
s2-20: Noe mykt
s2-21: Noe folk ofte mister
s2-22: Noe en baby trenger
s2-23: Noe man kan klippe eller skjære
s2-24: Noe på havbunnen
s2-25: Et sted der man må være stille
s2-26: Et kjent par eller en kjent duo
s2-27: Noe man kjøper på byggevarehuset
s2-28: Noen som jobber med dyr
s2-29: Et kjent dyr med navn
s2-30: Noe fra 1980- eller 1990-tallet
s2-31: Noe som går på batterier
s2-32: En magisk gjenstand
s2-33: Et sted turister besøker i Norden
s2-34: Mat fra Italia
s2-35: Noe elektrisk på kjøkkenet
s2-36: Noe som har med vikinger å gjøre
s2-37: Vær man helst vil slippe
s2-38: Noe nyttig på en øde øy
s2-39: En figur fra et dataspill
s2-40: Noe man ser på et museum
s2-41: Noe man ser i et bryllup
s2-42: Noe med lang hals eller lang nese
s2-43: Et sted der man står i kø
s2-44: Noe man tar med på telttur
s2-45: En sport man ikke kan drive med alene
s2-46: Noe som har en kaptein
s2-47: En nordisk artist eller et nordisk band
s2-48: Noe man kan låse
s2-49: Et land som ender på -land
s2-50: Et fjell eller en vulkan med navn
s2-51: En maler eller billedhugger som ikke lever lenger
s2-52: En knokkel, et ledd eller en muskel
s2-53: Et språk som snakkes i Afrika eller Asia
s2-54: Noen som var den første til å gjøre noe
s2-55: En planet, en måne eller et stjernebilde
s2-56: Noe en snekker, smed eller skredder bruker
s2-57: Et berømt kunstverk
s2-58: En edelstein, et mineral eller en bergart
s2-59: En organisasjon eller et firma kjent under forbokstavene sine
s2-60: Et utdødd dyr
s2-61: En musikal, opera eller ballett
s2-62: Et krydder eller en urt
s2-63: Noe mennesker brukte allerede for 2000 år siden
s2-64: En film som har fått en oppfølger
s2-65: Noe som kommer fra trær
s2-66: En storby som ikke er hovedstad
s2-67: Noe man kan få bot eller straff for
s2-68: Noen fra en hellig bok eller religion
s2-69: En del av en datamaskin eller telefon
s2-70: En oppdagelsesreisende eller sjøfarer, virkelig eller oppdiktet
s2-71: Noe det er fire av
s2-72: Et navn eller ord med en farge i
junior-animals: Et dyr
junior-food: Noe man kan spise
junior-clothes: Noe man har på seg
junior-toys: En leke eller et spill
junior-home: Noe i et hjem
junior-vehicles: Noe man kan reise med
`;
