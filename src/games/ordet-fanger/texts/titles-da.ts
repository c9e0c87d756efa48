/** Ordet fanger: what stands on the cards in Danish, a card a line; last, what small children answer instead (OF-95). */
export const titles = `
s1-01: Noget, man finder under en seng
s1-02: Noget med håndtag eller skaft
s1-03: Et dyr med lang hale
s1-04: Noget gult, man kan spise
s1-05: Noget, man tager med på stranden
s1-06: Noget, der kan vække dig
s1-07: Noget, man kommer på brødet
s1-08: Noget, der kan trille
s1-09: Noget i en skoletaske
s1-10: Noget med hjul
s1-11: Noget meget koldt
s1-12: Noget, man bruger på badeværelset
s1-13: Noget, der kan flyve
s1-14: Noget, man har på om vinteren
s1-15: Et dyr, du ikke vil have i din seng
s1-16: Noget sødt
s1-17: Noget, der kan gå i stykker
s1-18: En, der går i uniform
s1-19: Noget, man ser på himlen
s1-20: Noget, man kan gemme i en lomme
s1-21: Noget, der lugter grimt
s1-22: En leg eller et spil uden skærm
s1-23: Noget, man spiser med ske
s1-24: Noget, man finder i skoven
s1-25: En by, som en flod eller å løber igennem
s1-26: En berømt person kendt under ét navn
s1-27: En opdigtet figur med hat
s1-28: Noget, man finder på en borg
s1-29: Noget, man spiser til jul
s1-30: En sport, hvor man bliver våd
s1-31: Noget, dine bedsteforældre ikke havde som børn
s1-32: Noget, man finder på et skib
s1-33: En skurk fra en film eller bog
s1-34: Et instrument, man blæser i
s1-35: Et dyr, der er vågent om natten
s1-36: Noget lavet af træ
s1-37: Et job, der begynder tidligt om morgenen
s1-38: Noget på et hospital
s1-39: Noget i en forlystelsespark
s1-40: Noget, folk samler på
s1-41: Noget med striber
s1-42: Noget, en pirat ejer
s1-43: Noget lavet af kartofler
s1-44: En, man møder i en lufthavn
s1-45: Noget, der smelter
s1-46: En figur fra et eventyr
s1-47: En del af en cykel eller bil
s1-48: Noget inde i kroppen
s1-49: En nordisk ø eller øgruppe
s1-50: En film- eller bogtitel med et dyr i
s1-51: Et land uden kyst
s1-52: En, der er eller har været på en pengeseddel eller mønt
s1-53: Et grundstof, der ikke er et metal
s1-54: En bygning, et tårn eller en bro med eget navn
s1-55: En krig, et slag eller en revolution
s1-56: En, der har fået noget opkaldt efter sig
s1-57: En giftig plante, en giftig svamp eller et giftigt dyr
s1-58: En by, der har afholdt OL
s1-59: En komponist, der døde før 1950
s1-60: En gud eller gudinde
s1-61: En måleenhed
s1-62: En ret fra Asien
s1-63: En bog eller et skuespil, der er over 100 år gammelt
s1-64: En figur fra en nordisk bog, film eller serie
s1-65: En flod uden for Europa
s1-66: Noget opfundet i Norden
s1-67: Noget, der kun findes ét af i verden
s1-68: En valuta, der ikke hedder krone
s1-69: En statsleder, der ikke lever længere
s1-70: En tv-serie, der ikke laves længere
s1-71: En ting med præcis fem bogstaver
s1-72: Nogen eller noget, der har været ude i rummet
s2-01: Nogen eller noget, man siger godnat til
s2-02: Noget i et køleskab
s2-03: Noget grønt, der vokser
s2-04: Noget med tænder
s2-05: Noget, man kan klatre op i eller på
s2-06: Noget på en legeplads
s2-07: Noget, man skræller eller piller, før man spiser det
s2-08: Noget i en håndtaske
s2-09: Noget varmt
s2-10: Noget, man ikke vil have i skoen
s2-11: Noget, man kan skrive eller tegne med
s2-12: Et dyr, der lægger æg
s2-13: Noget i en garage
s2-14: Noget, der larmer mere end dig
s2-15: Noget, man kan åbne
s2-16: Noget med prikker eller pletter
s2-17: Noget, man drikker med sugerør
s2-18: Noget, man kan hænge på en væg
s2-19: Noget, man fejrer
s2-20: Noget blødt
s2-21: Noget, folk tit mister
s2-22: Noget, en baby har brug for
s2-23: Noget, man kan klippe eller skære
s2-24: Noget på havets bund
s2-25: Et sted, hvor man skal være stille
s2-26: Et berømt par eller en berømt duo
s2-27: Noget, man køber i et byggemarked
s2-28: En, der arbejder med dyr
s2-29: Et berømt dyr med navn
s2-30: Noget fra 1980'erne eller 1990'erne
s2-31: Noget, der kører på batterier
s2-32: En magisk genstand
s2-33: Et sted, turister besøger i Norden
s2-34: Mad fra Italien
s2-35: Noget elektrisk i køkkenet
s2-36: Noget, der har med vikinger at gøre
s2-37: Vejr, man helst vil undgå
s2-38: Noget nyttigt på en øde ø
s2-39: En figur fra et computerspil
s2-40: Noget, man ser på et museum
s2-41: Noget, man ser til et bryllup
s2-42: Noget med lang hals eller lang næse
s2-43: Et sted, hvor man står i kø
s2-44: Noget, man tager med på telttur
s2-45: En sport, man ikke kan dyrke alene
s2-46: Noget, der har en kaptajn
s2-47: En nordisk musiker eller et nordisk band
s2-48: Noget, man kan låse
s2-49: Et land, der ender på -land
s2-50: Et bjerg eller en vulkan med navn
s2-51: En maler eller billedhugger, der ikke lever længere
s2-52: En knogle, et led eller en muskel
s2-53: Et sprog, der tales i Afrika eller Asien
s2-54: En, der var den første til at gøre noget
s2-55: En planet, en måne eller et stjernebillede
s2-56: Noget, en tømrer, smed eller skrædder bruger
s2-57: Et berømt kunstværk
s2-58: En ædelsten, et mineral eller en bjergart
s2-59: En organisation eller et firma kendt under sine initialer
s2-60: Et uddødt dyr
s2-61: En musical, opera eller ballet
s2-62: Et krydderi eller en krydderurt
s2-63: Noget, mennesker allerede brugte for 2.000 år siden
s2-64: En film, der har fået en efterfølger
s2-65: Noget, der kommer fra træer
s2-66: En storby, der ikke er en hovedstad
s2-67: Noget, man kan få bøde eller straf for
s2-68: En person fra en hellig bog eller religion
s2-69: En del af en computer eller telefon
s2-70: En opdagelsesrejsende eller søfarer, virkelig eller opdigtet
s2-71: Noget, der er fire af
s2-72: Et navn eller ord med en farve i
junior-animals: Et dyr
junior-food: Noget, man kan spise
junior-clothes: Noget, man har på
junior-toys: Et stykke legetøj eller et spil
junior-home: Noget i et hjem
junior-vehicles: Noget, man kan køre eller rejse med
`;
