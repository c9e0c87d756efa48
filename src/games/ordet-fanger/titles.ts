/**
 * Ordet fanger: what stands on the cards, a card a line: its id, then English, Danish, Swedish and Norwegian.
 *
 * A card's number n says its symbol ((n - 1) mod 8) and how hard it is (1-24 easy, 25-48 middling, 49-72 hard).
 */
export const titleLines = `
s1-01 | Something you find under a bed | Noget man finder under en seng | Något man hittar under en säng | Noe man finner under en seng
s1-02 | Something with a handle | Noget med håndtag eller skaft | Något med handtag eller skaft | Noe med håndtak eller skaft
s1-03 | An animal with a long tail | Et dyr med lang hale | Ett djur med lång svans | Et dyr med lang hale
s1-04 | Something yellow you can eat | Noget gult man kan spise | Något gult man kan äta | Noe gult man kan spise
s1-05 | Something you take to the beach | Noget man tager med på stranden | Något man tar med till stranden | Noe man tar med på stranden
s1-06 | Something that can wake you up | Noget der kan vække dig | Något som kan väcka dig | Noe som kan vekke deg
s1-07 | Something you put on bread | Noget man kommer på brødet | Något man har på mackan | Noe man har på brødskiven
s1-08 | Something that can roll | Noget der kan trille | Något som kan rulla | Noe som kan trille
s1-09 | Something in a school bag | Noget i en skoletaske | Något i en skolväska | Noe i en skolesekk
s1-10 | Something with wheels | Noget med hjul | Något med hjul | Noe med hjul
s1-11 | Something very cold | Noget meget koldt | Något mycket kallt | Noe veldig kaldt
s1-12 | Something you use in the bathroom | Noget man bruger på badeværelset | Något man använder i badrummet | Noe man bruker på badet
s1-13 | Something that can fly | Noget der kan flyve | Något som kan flyga | Noe som kan fly
s1-14 | Something you wear in winter | Noget man har på om vinteren | Något man har på sig på vintern | Noe man har på seg om vinteren
s1-15 | An animal you would not want in your bed | Et dyr du ikke vil have i din seng | Ett djur du inte vill ha i din säng | Et dyr du ikke vil ha i sengen
s1-16 | Something sweet | Noget sødt | Något sött | Noe søtt
s1-17 | Something that can break | Noget der kan gå i stykker | Något som kan gå sönder | Noe som kan gå i stykker
s1-18 | Someone who wears a uniform | En der går i uniform | Någon som bär uniform | Noen som går i uniform
s1-19 | Something you see in the sky | Noget man ser på himlen | Något man ser på himlen | Noe man ser på himmelen
s1-20 | Something you can hide in a pocket | Noget man kan gemme i en lomme | Något man kan gömma i en ficka | Noe man kan gjemme i en lomme
s1-21 | Something that smells bad | Noget der lugter grimt | Något som luktar illa | Noe som lukter vondt
s1-22 | A game you can play without a screen | En leg eller et spil uden skærm | En lek eller ett spel utan skärm | En lek eller et spill uten skjerm
s1-23 | Something you eat with a spoon | Noget man spiser med ske | Något man äter med sked | Noe man spiser med skje
s1-24 | Something you find in the forest | Noget man finder i skoven | Något man hittar i skogen | Noe man finner i skogen
s1-25 | A city with a river running through it | En by hvor der løber en flod eller å igennem | En stad med en flod eller älv som rinner igenom | En by med en elv som renner gjennom
s1-26 | A famous person known by one name | En berømt person kendt under ét navn | En person som är känd under bara ett namn | En person som er kjent under bare ett navn
s1-27 | A fictional character with a hat | En opdigtet figur med hat | En påhittad figur med hatt | En oppdiktet figur med hatt
s1-28 | Something found in a castle | Noget man finder på en borg | Något man hittar i en borg | Noe man finner i en borg
s1-29 | Something people eat at Christmas | Noget man spiser til jul | Något man äter till jul | Noe man spiser til jul
s1-30 | A sport where you get wet | En sport hvor man bliver våd | En sport där man blir blöt | En sport der man blir våt
s1-31 | Something your grandparents did not have as children | Noget dine bedsteforældre ikke havde som børn | Något som dina mor- och farföräldrar inte hade som barn | Noe besteforeldrene dine ikke hadde som barn
s1-32 | Something found on a ship | Noget man finder på et skib | Något man hittar på ett fartyg | Noe man finner på et skip
s1-33 | A villain from a film or book | En skurk fra en film eller bog | En skurk från en film eller bok | En skurk fra en film eller bok
s1-34 | An instrument you blow into | Et instrument man blæser i | Ett instrument man blåser i | Et instrument man blåser i
s1-35 | An animal that is awake at night | Et dyr der er vågent om natten | Ett djur som är vaket på natten | Et dyr som er våkent om natten
s1-36 | Something made of wood | Noget lavet af træ | Något gjort av trä | Noe laget av tre
s1-37 | A job that starts early in the morning | Et job der begynder tidligt om morgenen | Ett jobb som börjar tidigt på morgonen | En jobb som begynner tidlig om morgenen
s1-38 | Something at a hospital | Noget på et hospital | Något på ett sjukhus | Noe på et sykehus
s1-39 | Something in an amusement park | Noget i en forlystelsespark | Något på ett nöjesfält | Noe i en fornøyelsespark
s1-40 | Something people collect | Noget folk samler på | Något folk samlar på | Noe folk samler på
s1-41 | Something with stripes | Noget med striber | Något med ränder | Noe med striper
s1-42 | Something a pirate owns | Noget en pirat ejer | Något en pirat äger | Noe en pirat eier
s1-43 | Something made from potatoes | Noget lavet af kartofler | Något gjort av potatis | Noe laget av poteter
s1-44 | Someone you meet at an airport | En man møder i en lufthavn | Någon man möter på en flygplats | Noen man møter på en flyplass
s1-45 | Something that melts | Noget der smelter | Något som smälter | Noe som smelter
s1-46 | Someone from a fairy tale | En figur fra et eventyr | Någon ur en saga | Noen fra et eventyr
s1-47 | A part of a bicycle or a car | En del af en cykel eller bil | En del av en cykel eller bil | En del av en sykkel eller bil
s1-48 | Something inside your body | Noget inde i kroppen | Något inne i kroppen | Noe inne i kroppen
s1-49 | A Nordic island or group of islands | En nordisk ø eller øgruppe | En nordisk ö eller ögrupp | En nordisk øy eller øygruppe
s1-50 | A film or book title with an animal in it | En film- eller bogtitel med et dyr i | En film- eller boktitel med ett djur i | En film- eller boktittel med et dyr i
s1-51 | A country without a coast | Et land uden kyst | Ett land utan kust | Et land uten kyst
s1-52 | Someone whose face is or was on money | En der er eller har været på en pengeseddel eller mønt | Någon som är eller har varit på en sedel eller ett mynt | Noen som er eller har vært på en pengeseddel eller mynt
s1-53 | A chemical element that is not a metal | Et grundstof der ikke er et metal | Ett grundämne som inte är en metall | Et grunnstoff som ikke er et metall
s1-54 | A building, tower or bridge with its own name | En bygning, et tårn eller en bro med eget navn | En byggnad, ett torn eller en bro med eget namn | En bygning, et tårn eller en bro med eget navn
s1-55 | A war, battle or revolution | En krig, et slag eller en revolution | Ett krig, ett slag eller en revolution | En krig, et slag eller en revolusjon
s1-56 | Someone who has something named after them | En der har fået noget opkaldt efter sig | Någon som har fått något uppkallat efter sig | Noen som har fått noe oppkalt etter seg
s1-57 | A poisonous plant, mushroom or animal | En giftig plante, svamp eller et giftigt dyr | En giftig växt, svamp eller ett giftigt djur | En giftig plante, sopp eller et giftig dyr
s1-58 | A city that has hosted the Olympics | En by der har afholdt OL | En stad som har arrangerat OS | En by som har arrangert OL
s1-59 | A composer who died before 1950 | En komponist der døde før 1950 | En kompositör som dog före 1950 | En komponist som døde før 1950
s1-60 | A god or goddess | En gud eller gudinde | En gud eller gudinna | En gud eller gudinne
s1-61 | A unit of measurement | En måleenhed | En måttenhet | En måleenhet
s1-62 | A dish from Asia | En ret fra Asien | En maträtt från Asien | En rett fra Asia
s1-63 | A book or play more than 100 years old | En bog eller et skuespil der er over 100 år gammelt | En bok eller pjäs som är över 100 år gammal | En bok eller et skuespill som er over 100 år gammelt
s1-64 | A character from a Nordic story, film or series | En figur fra en nordisk bog, film eller serie | En figur ur en nordisk bok, film eller serie | En figur fra en nordisk bok, film eller serie
s1-65 | A river outside Europe | En flod uden for Europa | En flod utanför Europa | En elv utenfor Europa
s1-66 | Something that was invented in the Nordic countries | Noget opfundet i Norden | Något som uppfunnits i Norden | Noe som er oppfunnet i Norden
s1-67 | Something there is only one of in the world | Noget der kun findes ét af i verden | Något det bara finns ett av i världen | Noe det bare finnes ett av i verden
s1-68 | A currency that is not called krone | En valuta der ikke hedder krone | En valuta som inte heter krona | En valuta som ikke heter krone
s1-69 | A leader of a country who is no longer alive | En statsleder der ikke lever længere | En statsledare som inte längre lever | En statsleder som ikke lever lenger
s1-70 | A TV series that is no longer made | En tv-serie der ikke laves længere | En tv-serie som inte görs längre | En TV-serie som ikke lages lenger
s1-71 | A thing with exactly five letters in its name | En ting med præcis fem bogstaver | En sak med exakt fem bokstäver | En ting med nøyaktig fem bokstaver
s1-72 | Someone or something that has been in space | Nogen eller noget der har været i rummet | Någon eller något som har varit i rymden | Noen eller noe som har vært i verdensrommet
s2-01 | Someone or something you say good night to | Nogen eller noget man siger godnat til | Någon eller något man säger god natt till | Noen eller noe man sier god natt til
s2-02 | Something in a fridge | Noget i et køleskab | Något i ett kylskåp | Noe i et kjøleskap
s2-03 | Something green that grows | Noget grønt der vokser | Något grönt som växer | Noe grønt som vokser
s2-04 | Something with teeth | Noget med tænder | Något med tänder | Noe med tenner
s2-05 | Something you can climb | Noget man kan klatre op i eller på | Något man kan klättra upp i eller på | Noe man kan klatre opp i eller på
s2-06 | Something in a playground | Noget på en legeplads | Något på en lekplats | Noe på en lekeplass
s2-07 | Something you peel before eating | Noget man skræller eller piller før man spiser det | Något man skalar innan man äter det | Noe man skreller eller piller før man spiser det
s2-08 | Something in a handbag | Noget i en håndtaske | Något i en handväska | Noe i en håndveske
s2-09 | Something hot | Noget varmt | Något varmt | Noe varmt
s2-10 | Something you do not want in your shoe | Noget man ikke vil have i skoen | Något man inte vill ha i skon | Noe man ikke vil ha i skoen
s2-11 | Something you can write or draw with | Noget man kan skrive eller tegne med | Något man kan skriva eller rita med | Noe man kan skrive eller tegne med
s2-12 | An animal that lays eggs | Et dyr der lægger æg | Ett djur som lägger ägg | Et dyr som legger egg
s2-13 | Something in a garage | Noget i en garage | Något i ett garage | Noe i en garasje
s2-14 | Something louder than you | Noget der larmer mere end dig | Något som låter högre än du | Noe som bråker mer enn deg
s2-15 | Something you can open | Noget man kan åbne | Något man kan öppna | Noe man kan åpne
s2-16 | Something with spots or dots | Noget med prikker eller pletter | Något med prickar eller fläckar | Noe med prikker eller flekker
s2-17 | Something you drink through a straw | Noget man drikker med sugerør | Något man dricker med sugrör | Noe man drikker med sugerør
s2-18 | Something you can hang on a wall | Noget man kan hænge på en væg | Något man kan hänga på en vägg | Noe man kan henge på en vegg
s2-19 | Something you celebrate | Noget man fejrer | Något man firar | Noe man feirer
s2-20 | Something soft | Noget blødt | Något mjukt | Noe mykt
s2-21 | Something people often lose | Noget folk tit mister | Något folk ofta tappar bort | Noe folk ofte mister
s2-22 | Something a baby needs | Noget en baby har brug for | Något en bebis behöver | Noe en baby trenger
s2-23 | Something you can cut | Noget man kan klippe eller skære | Något man kan klippa eller skära | Noe man kan klippe eller skjære
s2-24 | Something at the bottom of the sea | Noget på havets bund | Något på havets botten | Noe på havets bunn
s2-25 | A place where you must be quiet | Et sted hvor man skal være stille | En plats där man måste vara tyst | Et sted der man må være stille
s2-26 | A famous pair or duo | Et berømt par eller en berømt duo | Ett känt par eller en känd duo | Et kjent par eller en kjent duo
s2-27 | Something you buy in a hardware store | Noget man køber i et byggemarked | Något man köper på ett byggvaruhus | Noe man kjøper på byggevarehuset
s2-28 | Someone who works with animals | En der arbejder med dyr | Någon som arbetar med djur | Noen som jobber med dyr
s2-29 | A famous animal with a name | Et berømt dyr med navn | Ett känt djur med namn | Et kjent dyr med navn
s2-30 | Something from the 1980s or 1990s | Noget fra 1980'erne eller 1990'erne | Något från 1980- eller 1990-talet | Noe fra 1980- eller 1990-tallet
s2-31 | Something that runs on batteries | Noget der kører på batterier | Något som går på batterier | Noe som går på batterier
s2-32 | A magical object | En magisk genstand | Ett magiskt föremål | En magisk gjenstand
s2-33 | A place tourists visit in the Nordic countries | Et sted turister besøger i Norden | En plats som turister besöker i Norden | Et sted turister besøker i Norden
s2-34 | A food from Italy | Mad fra Italien | Mat från Italien | Mat fra Italia
s2-35 | Something electric in the kitchen | Noget elektrisk i køkkenet | Något elektriskt i köket | Noe elektrisk på kjøkkenet
s2-36 | Something to do with Vikings | Noget der har med vikinger at gøre | Något som har med vikingar att göra | Noe som har med vikinger å gjøre
s2-37 | Weather you would rather avoid | Vejr man helst vil undgå | Väder man helst vill slippa | Vær man helst vil slippe
s2-38 | Something useful on a desert island | Noget nyttigt på en øde ø | Något användbart på en öde ö | Noe nyttig på en øde øy
s2-39 | A character from a video game | En figur fra et computerspil | En figur från ett tv- eller datorspel | En figur fra et dataspill
s2-40 | Something you see in a museum | Noget man ser på et museum | Något man ser på ett museum | Noe man ser på et museum
s2-41 | Something you see at a wedding | Noget man ser til et bryllup | Något man ser på ett bröllop | Noe man ser i et bryllup
s2-42 | Something with a long neck or a long nose | Noget med lang hals eller lang næse | Något med lång hals eller lång näsa | Noe med lang hals eller lang nese
s2-43 | A place where you queue | Et sted hvor man står i kø | En plats där man står i kö | Et sted der man står i kø
s2-44 | Something you bring on a camping trip | Noget man tager med på telttur | Något man tar med när man tältar | Noe man tar med på telttur
s2-45 | A sport you cannot do alone | En sport man ikke kan dyrke alene | En sport man inte kan utöva ensam | En sport man ikke kan drive med alene
s2-46 | Something that has a captain | Noget der har en kaptajn | Något som har en kapten | Noe som har en kaptein
s2-47 | A Nordic musician or band | En nordisk musiker eller et nordisk band | En nordisk artist eller ett nordiskt band | En nordisk artist eller et nordisk band
s2-48 | Something you can lock | Noget man kan låse | Något man kan låsa | Noe man kan låse
s2-49 | A country or nation ending in -land | Et land der ender på -land | Ett land som slutar på -land | Et land som ender på -land
s2-50 | A mountain or volcano with a name | Et bjerg eller en vulkan med navn | Ett berg eller en vulkan med namn | Et fjell eller en vulkan med navn
s2-51 | A painter or sculptor no longer alive | En maler eller billedhugger der ikke lever længere | En målare eller skulptör som inte längre lever | En maler eller billedhugger som ikke lever lenger
s2-52 | A bone, joint or muscle | En knogle, et led eller en muskel | Ett ben i kroppen, en led eller en muskel | En knokkel, et ledd eller en muskel
s2-53 | A language spoken in Africa or Asia | Et sprog der tales i Afrika eller Asien | Ett språk som talas i Afrika eller Asien | Et språk som snakkes i Afrika eller Asia
s2-54 | Someone who was the first to do something | En der var den første til at gøre noget | Någon som var först med något | Noen som var den første til å gjøre noe
s2-55 | A planet, moon or constellation | En planet, en måne eller et stjernebillede | En planet, en måne eller en stjärnbild | En planet, en måne eller et stjernebilde
s2-56 | Something a carpenter, smith or tailor uses | Noget en tømrer, smed eller skrædder bruger | Något en snickare, smed eller skräddare använder | Noe en snekker, smed eller skredder bruker
s2-57 | A famous work of art | Et berømt kunstværk | Ett berömt konstverk | Et berømt kunstverk
s2-58 | A gemstone, mineral or rock | En ædelsten, et mineral eller en bjergart | En ädelsten, ett mineral eller en bergart | En edelstein, et mineral eller en bergart
s2-59 | An organisation or company known by its initials | En organisation eller et firma kendt under sine initialer | En organisation eller ett företag känt under sina initialer | En organisasjon eller et firma kjent under forbokstavene sine
s2-60 | An extinct animal | Et uddødt dyr | Ett utdött djur | Et utdødd dyr
s2-61 | A musical, opera or ballet | En musical, opera eller ballet | En musikal, opera eller balett | En musikal, opera eller ballett
s2-62 | A spice or herb | Et krydderi eller en krydderurt | En krydda eller en ört | Et krydder eller en urt
s2-63 | Something people already used 2,000 years ago | Noget mennesker allerede brugte for 2.000 år siden | Något människor använde redan för 2 000 år sedan | Noe mennesker brukte allerede for 2000 år siden
s2-64 | A film that has had a sequel | En film der har fået en efterfølger | En film som har fått en uppföljare | En film som har fått en oppfølger
s2-65 | Something that comes from trees | Noget der kommer fra træer | Något som kommer från träd | Noe som kommer fra trær
s2-66 | A big city that is not a capital | En storby der ikke er en hovedstad | En storstad som inte är huvudstad | En storby som ikke er hovedstad
s2-67 | Something you can be fined or punished for | Noget man kan få bøde eller straf for | Något man kan få böter eller straff för | Noe man kan få bot eller straff for
s2-68 | Someone from a holy book or religion | En person fra en hellig bog eller religion | Någon ur en helig skrift eller religion | Noen fra en hellig bok eller religion
s2-69 | A part of a computer or phone | En del af en computer eller telefon | En del av en dator eller telefon | En del av en datamaskin eller telefon
s2-70 | An explorer or seafarer, real or made up | En opdagelsesrejsende eller søfarer, virkelig eller opdigtet | En upptäcktsresande eller sjöfarare, verklig eller påhittad | En oppdagelsesreisende eller sjøfarer, virkelig eller oppdiktet
s2-71 | Something that comes in fours | Noget der er fire af | Något som det finns fyra av | Noe det er fire av
s2-72 | A name or word with a colour in it | Et navn eller ord med en farve i | Ett namn eller ord med en färg i | Et navn eller ord med en farge i
`;

/** What small children answer instead (OF-95). */
export const juniorLines = `
junior-animals | An animal | Et dyr | Ett djur | Et dyr
junior-food | Something to eat | Noget man kan spise | Något man kan äta | Noe man kan spise
junior-clothes | Something to wear | Noget man har på | Något man har på sig | Noe man har på seg
junior-toys | A toy or a game | Et stykke legetøj eller et spil | En leksak eller ett spel | En leke eller et spill
junior-home | Something at home | Noget i et hjem | Något i ett hem | Noe i et hjem
junior-vehicles | Something you can travel in or on | Noget man kan køre eller rejse med | Något man kan åka med | Noe man kan reise med
`;
