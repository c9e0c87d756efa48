/** Ordet fanger: answers in Swedish, a card a line, the common ones first. Never a complete list; never on a page. */
export const answers = `
s1-01: damm | strumpa | tofflor | monster | resväska | kartong | leksak | katt | låda | bok | matta
s1-02: dörr | stekpanna | kopp | resväska | hink | paraply | hammare | kniv | kvast | kylskåp | väska
s1-03: apa | krokodil | känguru | häst | ko | tiger | lejon | ödla | råtta | räv | leopard | katt
s1-04: banan | citron | ost | majs | ananas | senap | äggula | mango | smör | curry | gul paprika | pommes frites
s1-05: handduk | solkräm | hink | spade | baddräkt | solglasögon | boll | filt | parasoll | vatten | bok | glass
s1-06: väckarklocka | tupp | sol | hund | mamma | kaffe | telefon | åska | granne | bebis | mardröm | lillebror | radio
s1-07: smör | ost | sylt | marmelad | honung | skinka | ägg | leverpastej | gurka | lax | jordnötssmör | salami | tomat
s1-08: boll | hjul | apelsin | glaskula | kula | mynt | däck | ägg | äpple | ärta | tunna | tärning | snöboll
s1-09: pennfodral | bok | matsäck | blyertspenna | linjal | suddgummi | miniräknare | gympakläder | äpple | nycklar | dator | läxa | pennskrin
s1-10: bil | cykel | buss | skateboard | tåg | barnvagn | resväska | sparkcykel | lastbil | rullstol | rullskridskor | traktor | kundvagn
s1-11: is | snö | glass | kylskåp | frys | vinter | Antarktis | snögubbe | isberg | Nordpolen | Grönland | Sibirien | isbit
s1-12: tandborste | toalett | tvål | handduk | spegel | dusch | badkar | toalettpapper | handfat | kam | schampo | tandkräm
s1-13: fågel | flygplan | helikopter | bi | fjäril | drönare | ballong | drake | fladdermus | raket | Stålmannen | mygga | Peter Pan
s1-14: mössa | vantar | halsduk | jacka | stövlar | handskar | yllesockor | raggsockor | tröja | overall | långkalsonger | skidor | öronmuffar
s1-15: spindel | orm | krokodil | igelkott | haj | råtta | skunk | elefant | geting | björn | myra | skorpion | manet | vägglus
s1-16: godis | choklad | honung | socker | tårta | kaka | glass | sylt | klubba | sirap | läsk | kex | småkaka | russin | hundvalp
s1-17: glas | lampa | tallrik | fönster | hjärta | telefon | ägg | dator | kopp | vas | spegel | stol | leksak | bil
s1-18: polis | sjuksköterska | soldat | brandman | pilot | scout | kock | läkare | brevbärare | kapten | vakt | general | konduktör
s1-19: moln | måne | stjärna | sol | regnbåge | flygplan | fågel | blixt | norrsken | satellit | komet | fyrverkeri | UFO
s1-20: nyckel | mynt | mobil | telefon | karamell | sten | biljett | hand | näsduk | tuggummi | plånbok | kula | lapp
s1-21: strumpor | sopor | fis | prutt | skunk | ruttet ägg | blöja | gödsel | fisk | toalett | avlopp | kloak | surströmming | sur mjölk | avgaser | blöt hund
s1-22: kurragömma | fotboll | schack | kull | tafatt | Ludo | Fia med knuff | Monopol | poker | Yatzy | bingo | Uno | domino | hage | hoppa hage | dart | kort
s1-23: soppa | yoghurt | gröt | glass | cornflakes | gelé | pudding | risgrynsgröt | barnmat | skyr | gryta | chokladmousse | löskokt ägg
s1-24: träd | svamp | älg | myrstack | blåbär | mossa | stig | ekorre | kotte | sten | troll | räv | uggla | fästing
s1-25: London | Paris | Prag | Rom | Budapest | Wien | Berlin | Kairo | Trondheim | Göteborg | Drammen | Moskva | New York | Köln | Florens | Randers | Umeå
s1-26: Madonna | Rihanna | Beyoncé | Adele | Shakira | Pelé | Ronaldo | Neymar | Platon | Napoleon | Kleopatra | Robyn | Björk | Zendaya | Banksy | Rembrandt | Sokrates | Aurora
s1-27: Indiana Jones | Gandalf | Super Mario | Mario | Sherlock Holmes | Willy Wonka | Snusmumriken | jultomten | tomten | Hattmakaren | Luigi | Woody | Långben | Kalle Anka | Paddington | Lucky Luke | Zorro
s1-28: kung | torn | fängelsehåla | riddare | vallgrav | tron | spöke | vindbrygga | prinsessa | rustning | kanon | krona | drottning
s1-29: skinka | kalkon | anka | risgrynsgröt | ris à la Malta | pepparkakor | lutfisk | revbensspjäll | sill | köttbullar | nötter | marsipan | mandelmassa | prinskorv | lussekatt | rödkål | klementin | clementin | julskinka
s1-30: simning | vattenpolo | simhopp | rodd | surfing | kajak | paddling | segling | triathlon | rafting | dykning | windsurfing | vattenskidor
s1-31: mobiltelefon | internet | dator | TikTok | surfplatta | iPad | PlayStation | Google | elsparkcykel | YouTube | drönare | Netflix | mikrovågsugn | mikro | GPS | Minecraft | mobil
s1-32: ankare | kapten | segel | mast | livbåt | roder | däck | hytt | kompass | flytväst | livväst | rep | sjöman | pirat | byssa
s1-33: Darth Vader | Voldemort | Jokern | Scar | Cruella de Vil | Kapten Krok | Sauron | Thanos | Dracula | Ursula | Loke | Jafar | Bowser | Lex Luthor | Grinchen | Gollum
s1-34: flöjt | trumpet | klarinett | saxofon | tuba | trombon | oboe | säckpipa | munspel | blockflöjt | horn | fagott | didgeridoo | tvärflöjt
s1-35: uggla | fladdermus | igelkott | räv | grävling | nattfjäril | mal | katt | tvättbjörn | varg | mus | lodjur | lo | hamster | eldfluga
s1-36: bord | stol | dörr | båt | gitarr | blyertspenna | hus | staket | golv | sked | fiol | stege | Pinocchio | tändstickor
s1-37: bagare | bonde | fiskare | tidningsbud | busschaufför | brevbärare | sjuksköterska | städare | lärare | pilot | lokförare | sophämtare | vaktmästare
s1-38: säng | läkare | sjuksköterska | plåster | spruta | röntgen | ambulans | patient | bandage | rullstol | medicin | skalpell | stetoskop
s1-39: berg-och-dalbana | pariserhjul | sockervadd | karusell | clown | radiobilar | spöktåg | kö | biljett | popcorn | spökhus | glass | fritt fall
s1-40: frimärken | mynt | pokemonkort | fotbollskort | dockor | skivor | vinyl | stenar | autografer | snäckor | böcker | affischer | skor | vykort | antikviteter | modelltåg
s1-41: zebra | tiger | bi | övergångsställe | flagga | pyjamas | polkagris | geting | fotbollströja | clownfisk | grävling | fångdräkt | streckkod
s1-42: papegoja | skattkarta | krok | träben | skepp | ögonlapp | svärd | sabel | rom | skatt | flagga | kanon | guld | kikare
s1-43: pommes frites | chips | potatismos | mos | potatisgratäng | potatissallad | gnocchi | rösti | lefse | kroppkakor | palt | bakpotatis | klyftpotatis | vodka | potatissoppa | potatismjöl | pommes
s1-44: pilot | flygvärdinna | passagerare | tulltjänsteman | tullare | turist | säkerhetsvakt | väktare | polis | taxichaufför | mekaniker | flygledare | servitör | bagagehanterare | guide | steward
s1-45: is | snö | choklad | smör | stearinljus | ost | glass | vax | snögubbe | glaciär | guld | plast | järn
s1-46: Askungen | Snövit | Rödluvan | Rapunzel | Hans | Greta | Törnrosa | Pinocchio | Tummelisa | Den lilla sjöjungfrun | Aladdin | Ali Baba | häxa | prins | Mästerkatten i stövlar | varg
s1-47: broms | pedal | hjul | kedja | sadel | säte | styre | motor | växel | vindruta | avgasrör | ringklocka | eker | ratt | strålkastare | bilbälte | säkerhetsbälte
s1-48: hjärta | lunga | lever | hjärna | magsäck | mage | njure | tarm | skelett | blod | muskel | blindtarm | urinblåsa | ben | mjälte | mat
s1-49: Island | Bornholm | Gotland | Öland | Färöarna | Åland | Svalbard | Lofoten | Grönland | Själland | Fyn | Senja | Jan Mayen | Samsö | Läsö | Orust | Ven | Hitra
s1-50: Lejonkungen | Kung Fu Panda | Batman | Black Panther | Ant-Man | Chicken Run | War Horse | Catwoman | Spider-Man | Spindelmannen | De tre små grisarna | Den fula ankungen | Dansar med vargar | Reservoir Dogs | Black Swan | 101 dalmatiner | Cats
s1-51: Schweiz | Österrike | Ungern | Mongoliet | Nepal | Bolivia | Tchad | Tjeckien | Slovakien | Luxemburg | Paraguay | Zambia | Mali | Laos | Serbien | Afghanistan | Liechtenstein | Uganda
s1-52: drottning Elizabeth | George Washington | Abraham Lincoln | Benjamin Franklin | Astrid Lindgren | Greta Garbo | Ingmar Bergman | Edvard Munch | Karen Blixen | Niels Bohr | Sigrid Undset | Fridtjof Nansen | Selma Lagerlöf | Carl von Linné | Linné | Gandhi | Nelson Mandela | Henrik Ibsen | Mozart | Jane Austen
s1-53: syre | väte | kol | helium | kväve | neon | svavel | klor | jod | argon | fluor | brom | fosfor | krypton | xenon | radon
s1-54: Eiffeltornet | Big Ben | Golden Gate | Öresundsbron | Empire State Building | Colosseum | Taj Mahal | Tower Bridge | Vita huset | Turning Torso | Burj Khalifa | Pentagon | Notre-Dame | Rundetårn | Sagrada Família | Nidarosdomen | Kronborg | Globen
s1-55: franska revolutionen | andra världskriget | första världskriget | slaget vid Hastings | Waterloo | kalla kriget | Vietnamkriget | trettioåriga kriget | ryska revolutionen | Poltava | Stiklestad | amerikanska inbördeskriget | industriella revolutionen
s1-56: Alfred Nobel | Celsius | Einstein | Newton | Volta | Diesel | Tesla | James Watt | Watt | Hubble | Ohm | Ørsted | Hans Christian Ørsted | Pascal | Hertz | Halley | Röntgen | Morse | Louis Braille | Braille | Columbus | Caesar | earlen av Sandwich | Sandwich | Nobel
s1-57: flugsvamp | huggorm | kobra | liljekonvalj | skorpion | svarta änkan | fingerborgsblomma | skallerorm | idegran | blåsfisk | pilgiftsgroda | odört | jätteloka | brännmanet | geting
s1-58: Oslo | Lillehammer | Stockholm | Helsingfors | Aten | London | Paris | Tokyo | Peking | Rio de Janeiro | Rio | Sydney | Atlanta | Barcelona | Seoul | Los Angeles | Moskva | Montreal | München | Rom | Berlin | Vancouver | Turin | Innsbruck
s1-59: Mozart | Beethoven | Bach | Grieg | Vivaldi | Chopin | Tjajkovskij | Händel | Haydn | Verdi | Wagner | Brahms | Schubert | Liszt | Carl Nielsen | Strauss | Bellman | Mahler | Debussy
s1-60: Tor | Oden | Zeus | Loke | Freja | Athena | Ra | Anubis | Poseidon | Hades | Mars | Venus | Jupiter | Vishnu | Ganesha | Balder | Apollon | Shiva | Neptunus | Hera
s1-61: meter | kilo | kilogram | liter | sekund | volt | watt | grad | tum | timme | gram | decibel | hertz | ton | ampere | joule | byte | knop | ljusår | hektar | pixel
s1-62: sushi | ramen | pho | kimchi | pad thai | dim sum | biryani | tikka masala | vårrulle | satay | saté | samosa | tom yum | bibimbap | nasi goreng | dal | pekinganka | butter chicken | stekt ris
s1-63: Bibeln | Robinson Crusoe | Dracula | Frankenstein | Alice i Underlandet | Moby Dick | Peer Gynt | Svält | Skattkammarön | Hamlet | Oliver Twist | Don Quijote | Krig och fred | Odysséen | Koranen | Romeo och Julia | Ett dockhem | Stolthet och fördom
s1-64: Pippi Långstrump | Pippi | Emil | Ronja | Mumintrollet | Karlsson | Lisbeth Salander | Harry Hole | Wallander | Egon Olsen | Peer Gynt | Nils Holgersson | Alfons Åberg | Bamse | Findus | Lilla My | Saga Norén | Kapten Sabeltand | Rasmus Nalle | Sickan
s1-65: Nilen | Amazonfloden | Mississippi | Ganges | Kongo | Yangtze | Zambezi | Mekong | Niger | Missouri | Yukon | Indus | Jordan | Tigris | Eufrat | Orinoco | Hudson | Colorado | Amazonas
s1-66: Lego | dynamit | osthyvel | Spotify | Minecraft | IKEA | skiftnyckel | trepunktsbälte | bilbälte | Bluetooth | Tetra Pak | Linux | säkerhetständsticka | tändsticka | Angry Birds | sprayburk | celsiustermometer | pacemaker | brunost
s1-67: Mona Lisa | Eiffeltornet | Mount Everest | påven | Kinesiska muren | Grand Canyon | Frihetsgudinnan | Stonehenge | solen | Vasaskeppet | Predikstolen | Big Ben | jag | Sfinxen | Jorden | Antarktis
s1-68: dollar | euro | pund | yen | rubel | peso | franc | lira | rupie | drakma | yuan | zloty | bitcoin | rand | forint | won | peseta | D-mark | baht | schweizerfranc
s1-69: Napoleon | Abraham Lincoln | Winston Churchill | Nelson Mandela | Mandela | John F. Kennedy | Kennedy | Olof Palme | Palme | Margaret Thatcher | Thatcher | Julius Caesar | Caesar | Gustav Vasa | Kleopatra | Lenin | Einar Gerhardsen | Gerhardsen | drottning Viktoria | Harald Blåtand | Gorbatjov | Fidel Castro | George Washington | Kristian IV | Lincoln | Churchill
s1-70: Vänner | Game of Thrones | Breaking Bad | The Sopranos | Skam | Borgen | Matador | Rederiet | Hotel Cæsar | The Office | Lost | Dallas | Seinfeld | How I Met Your Mother | Prison Break | Lilyhammer | Bron | Succession | Friends
s1-71: lampa | väska | skola | kyrka | banan | cykel | gryta | panna | äpple | hylla | pizza | piano
s1-72: Neil Armstrong | Laika | Jurij Gagarin | Gagarin | Buzz Aldrin | Hubble | Sputnik | ISS | Andreas Mogensen | Christer Fuglesang | Apollo 11 | Voyager | Tintin | Valentina Teresjkova | James Webb | astronaut | Luke Skywalker | E.T.
s2-01: mamma | pappa | nalle | gosedjur | hund | katt | måne | syster | bror | mormor | docka
s2-02: mjölk | smör | ost | ägg | skinka | juice | yoghurt | ketchup | rester | gurka | senap
s2-03: gräs | löv | träd | sallad | mossa | klöver | gurka | ärta | ormbunke | nässla | kaktus
s2-04: haj | såg | kam | krokodil | hund | dragkedja | vampyr | varg | kratta | häst | bäver
s2-05: träd | berg | stege | rep | mur | staket | klätterställning | klättervägg | Mount Everest | tak | flaggstång
s2-06: gunga | rutschkana | sandlåda | gungbräda | bänk | klätterställning | barn | hink | spade | boll | karusell
s2-07: banan | apelsin | ägg | potatis | räka | mango | lök | clementin | avokado | kiwi | morot
s2-08: läppstift | nycklar | plånbok | mobil | näsduk | tuggummi | kam | spegel | penna | parfym | glasögon
s2-09: sol | eld | lava | ugn | kaffe | öken | bastu | strykjärn | te | vulkan | soppa
s2-10: sten | spindel | vatten | sand | snö | tuggummi | Lego | myra | geting | mus | lera
s2-11: blyertspenna | bläckpenna | färgpenna | krita | tuschpenna | pensel | tangentbord | finger | kol | fjäderpenna | pinne
s2-12: höna | orm | krokodil | sköldpadda | groda | struts | pingvin | lax | uggla | myra | anka
s2-13: bil | cykel | verktyg | stege | däck | färg | gräsklippare | skidor | snöskyffel | hammare | skräp
s2-14: brandbil | rockkonsert | motorsåg | flygplan | lejon | åska | borrmaskin | motorcykel | siren | trumma | dammsugare
s2-15: dörr | fönster | bok | låda | flaska | ögon | present | paraply | brev | burk | kylskåp
s2-16: nyckelpiga | dalmatiner | leopard | giraff | tärning | jordgubbe | mässling | dominobricka | ko | flugsvamp | gepard
s2-17: milkshake | juice | läsk | vatten | smoothie | iste | kokosvatten | iskaffe | saft | chokladmjölk | cola
s2-18: tavla | klocka | spegel | affisch | kalender | lampa | hylla | målning | karta | gitarr | krok
s2-19: födelsedag | jul | påsk | bröllop | nyårsafton | studenten | midsommar | nationaldagen | dop | Halloween | mors dag
s2-20: kudde | bomull | nalle | fjäder | smör | katt | täcke | mossa | ull | sammet | kanin
s2-21: nycklar | mobil | strumpa | glasögon | fjärrkontroll | paraply | vante | handske | plånbok | kvitto | örhänge
s2-22: mjölk | blöja | napp | mamma | barnvagn | sömn | haklapp | kärlek | nappflaska | spjälsäng | bad
s2-23: papper | hår | bröd | gräs | tårta | naglar | snöre | lök | tyg | ost | häck
s2-24: sand | fisk | snäcka | skeppsvrak | krabba | sjöstjärna | tång | skatt | sten | Titanic | ankare
s2-25: bibliotek | kyrka | biograf | bio | teater | sjukhus | klassrum | begravning | tentamen | konsertsal | kloster
s2-26: Batman och Robin | Tom och Jerry | Romeo och Julia | Adam och Eva | Hans och Greta | Mario och Luigi | Piff och Puff | Bonnie och Clyde | Asterix och Obelix | Timon och Pumbaa | Helan och Halvan
s2-27: hammare | spik | färg | skruvar | såg | borrmaskin | stege | pensel | lim | plankor | lås | glödlampa | skruvmejsel | tejp
s2-28: veterinär | bonde | djurskötare | herde | jockey | fiskare | hundtränare | biodlare | renskötare | slaktare | jägare
s2-29: Lassie | Bambi | Dumbo | Laika | Pluto | Simba | Nemo | Moby Dick | King Kong | Nalle Puh | Lilla Gubben | Snobben
s2-30: kassettband | Walkman | VHS | Spice Girls | Tamagotchi | Game Boy | Tetris | diskett | axelvaddar | Michael Jackson | Ace of Base
s2-31: ficklampa | fjärrkontroll | mobil | leksaksbil | brandvarnare | armbandsur | hörapparat | eltandborste | pacemaker | miniräknare | elbil
s2-32: trollspö | flygande matta | magisk lampa | ring | osynlighetsmantel | kristallkula | Excalibur | Mjölner | trolldryck | de vises sten | trollstav
s2-33: Tivoli | Nyhavn | Nordkap | Geirangerfjorden | Legoland | Liseberg | Gamla stan | Skansen | Lofoten | Ishotellet | Vasamuseet | Den lilla sjöjungfrun | Visby | Blå lagunen
s2-34: pizza | pasta | lasagne | risotto | tiramisu | mozzarella | parmesan | pesto | gnocchi | spaghetti | pannacotta
s2-35: brödrost | mikrovågsugn | vattenkokare | diskmaskin | elvisp | mixer | våffeljärn | kaffebryggare | kylskåp | ugn | frys
s2-36: långskepp | Oden | Tor | hjälm | svärd | runor | yxa | Leif Eriksson | sköld | mjöd | Valhall
s2-37: regn | snöstorm | tornado | storm | hagel | dimma | åska | orkan | torka | värmebölja | snöblandat regn
s2-38: kniv | rep | tändstickor | tält | vatten | vän | fiskespö | bok | båt | solkräm | yxa
s2-39: Mario | Sonic | Pikachu | Lara Croft | Pac-Man | Link | Zelda | Luigi | Kirby | Donkey Kong | Yoshi
s2-40: dinosaurieskelett | målning | mumie | staty | Mona Lisa | vakt | Vasaskeppet | vas | fossil | mynt | rustning
s2-41: brud | brudgum | bröllopstårta | ring | präst | blommor | champagne | toastmaster | brudklänning | ris | brudvals
s2-42: giraff | svan | struts | elefant | Pinocchio | myrslok | flamingo | flaska | gitarr | häger | gås
s2-43: apotek | flygplats | mataffär | nöjesfält | toalett | skidlift | bio | matsal | konsert | gräns | bageri
s2-44: tält | sovsäck | liggunderlag | stormkök | ficklampa | kniv | ryggsäck | karta | kompass | tändstickor | myggmedel
s2-45: fotboll | handboll | ishockey | basket | volleyboll | innebandy | tennis | boxning | brottning | fäktning | badminton
s2-46: fartyg | fotbollslag | flygplan | ubåt | färja | piratskepp | handbollslag | hockeylag | rymdskepp | Titanic | Enterprise
s2-47: ABBA | a-ha | Aqua | Roxette | Robyn | Björk | Zara Larsson | Europe | Avicii | Loreen | Håkan Hellström | Veronica Maggio | Kent | Ace of Base
s2-48: dörr | cykel | bil | mobil | resväska | kassaskåp | dagbok | hus | skåp | grind | toalett
s2-49: Island | Finland | Irland | Thailand | Nya Zeeland | Skottland | England | Grönland | Tyskland | Grekland | Ryssland
s2-50: Mount Everest | K2 | Kilimanjaro | Etna | Vesuvius | Galdhøpiggen | Kebnekaise | Mont Blanc | Matterhorn | Fuji | Åreskutan
s2-51: Edvard Munch | Picasso | van Gogh | Leonardo da Vinci | Monet | Rembrandt | Michelangelo | Carl Larsson | Anders Zorn | Hilma af Klint | Carl Milles
s2-52: lårben | kranium | revben | biceps | triceps | knä | armbåge | nyckelben | skulderblad | höft | handled
s2-53: swahili | arabiska | hindi | kinesiska | japanska | koreanska | thailändska | turkiska | vietnamesiska | urdu | hebreiska
s2-54: Neil Armstrong | Roald Amundsen | Edmund Hillary | Jurij Gagarin | Marie Curie | Valentina Teresjkova | Barack Obama | Charles Lindbergh | Adam | George Washington | bröderna Wright | Leif Eriksson | Amelia Earhart | Tenzing Norgay
s2-55: Mars | Venus | Jupiter | Saturnus | Neptunus | Uranus | Merkurius | Orion | Europa | Karlavagnen | Jorden
s2-56: städ | hyvel | symaskin | nål | hammare | såg | stämjärn | fingerborg | tumstock | sax | vattenpass
s2-57: Mona Lisa | Skriet | David | Guernica | Solrosor | Tänkaren | Venus från Milo | Nattvarden | Den lilla sjöjungfrun | Nattvakten | Midvinterblot
s2-58: diamant | rubin | granit | marmor | smaragd | safir | kvarts | skiffer | kalksten | ametist | flinta
s2-59: FN | Nato | EU | WHO | FIFA | NASA | SVT | FBI | SJ | Unicef | IKEA
s2-60: dront | mammut | Tyrannosaurus rex | Triceratops | sabeltandad tiger | pungvarg | garfågel | Stegosaurus | Velociraptor | uroxe | grottbjörn | vandringsduva | moa | trilobit
s2-61: Cats | Mamma Mia | Svansjön | Nötknäpparen | Carmen | Aida | Les Misérables | Grease | Trollflöjten | Chess | Kristina från Duvemåla | Hamilton | Evita | West Side Story
s2-62: kanel | peppar | basilika | timjan | kardemumma | saffran | dill | persilja | ingefära | kryddnejlika | gräslök
s2-63: hjul | eld | svärd | mynt | båt | bröd | vin | pil och båge | krukor | nål | plog
s2-64: Star Wars | Shrek | Toy Story | Frost | Ensam hemma | Jurassic Park | Paddington | Terminator | Rocky | Top Gun | Gudfadern
s2-65: papper | äpple | kåda | lönnsirap | nötter | kork | gummi | löv | ekollon | plankor | kokosnöt
s2-66: New York | Sydney | Istanbul | Rio de Janeiro | Göteborg | Barcelona | Milano | Hamburg | Los Angeles | Shanghai | Malmö
s2-67: stöld | fortkörning | rån | bedrägeri | felparkering | smuggling | mordbrand | nedskräpning | inbrott | utpressning | rattfylleri | skadegörelse | skattebrott | kidnappning
s2-68: Jesus | Mose | Adam | Eva | Noa | Abraham | Maria | David | Goliat | Judas | Buddha | Simson | Jona | Muhammed
s2-69: processor | tangentbord | batteri | skärm | kamera | hårddisk | grafikkort | SIM-kort | moderkort | högtalare | mikrofon
s2-70: Columbus | Roald Amundsen | Fridtjof Nansen | Leif Eriksson | Marco Polo | Vasco da Gama | Magellan | James Cook | Sven Hedin | Odysseus | Jack Sparrow | Erik Röde | Sinbad | Shackleton
s2-71: årstider | Beatles | bilhjul | väderstreck | Ninja Turtles | ABBA | evangelier | stråkkvartett | adventsljus | bordsben | ess | färger i en kortlek | element | hundens ben
s2-72: Grönland | Snövit | Rödluvan | Svarta havet | Vita huset | blåbär | Red Bull | guldfisk | Rosa pantern | Röda korset | blåval
junior-animals: hund | katt | ko | häst | gris | får | höna | lejon | elefant | apa | fisk | fågel | mus | kanin | björn | räv | orm | tiger | giraff | groda | anka | get | krokodil | pingvin | spindel
junior-food: bröd | ost | pizza | äpple | banan | ägg | korv | soppa | fisk | köttbullar | potatis | ris | spaghetti | glass | kaka | morot | kyckling | pannkakor | gröt | tomat | apelsin | skinka | gurka | hamburgare
junior-clothes: byxor | strumpor | skor | tröja | jacka | mössa | klänning | T-shirt | vantar | halsduk | kalsonger | kjol | stövlar | pyjamas | keps | skjorta | bälte | glasögon
junior-toys: boll | docka | Lego | nalle | bil | tåg | pussel | klossar | drake | memory | Ludo | Uno | cykel | gunga | hopprep | jojo | trumma | robot | fotboll
junior-home: säng | bord | stol | lampa | dörr | fönster | soffa | toalett | TV | kopp | tallrik | sked | kudde | bok | klocka | spegel | matta | kylskåp | nyckel | badkar
junior-vehicles: bil | buss | tåg | flygplan | båt | cykel | spårvagn | färja | motorcykel | taxi | helikopter | lastbil | häst | sparkcykel | traktor | raket | släde | pulka | skidor
`;
