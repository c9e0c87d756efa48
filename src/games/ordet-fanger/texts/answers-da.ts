/** Ordet fanger: answers in Danish, a card a line, the common ones first. Never a complete list; never on a page. */
export const answers = `
s1-01: støv | sok | hjemmesko | monster | kuffert | kasse | æske | legetøj | kat | skuffe | bog | gulvtæppe
s1-02: dør | stegepande | kop | kuffert | spand | paraply | hammer | kniv | kost | køleskab | taske | pande
s1-03: abe | krokodille | kænguru | hest | ko | tiger | løve | firben | rotte | ræv | påfugl | kat
s1-04: banan | citron | ost | majs | ananas | sennep | æggeblomme | mango | smør | karry | gul peberfrugt | pommes frites
s1-05: håndklæde | solcreme | spand | skovl | badedragt | solbriller | bold | tæppe | parasol | vand | bog | is
s1-06: vækkeur | hane | sol | hund | mor | kaffe | telefon | torden | nabo | baby | mareridt | lillebror | radio
s1-07: smør | ost | marmelade | syltetøj | honning | skinke | æg | leverpostej | agurk | laks | jordnøddesmør | peanutbutter | salami | tomat
s1-08: bold | hjul | appelsin | glaskugle | mønt | dæk | æg | æble | ært | tønde | terning | snebold
s1-09: penalhus | bog | madpakke | madkasse | blyant | lineal | viskelæder | lommeregner | gymnastiktøj | æble | nøgler | computer | lektier
s1-10: bil | cykel | bus | skateboard | tog | barnevogn | kuffert | løbehjul | lastbil | kørestol | rulleskøjter | traktor | indkøbsvogn
s1-11: is | sne | køleskab | fryser | vinter | Antarktis | snemand | isbjerg | Nordpolen | Grønland | Sibirien | isterning | flødeis
s1-12: tandbørste | toilet | sæbe | håndklæde | spejl | bruser | badekar | toiletpapir | wc-papir | håndvask | kam | shampoo | tandpasta
s1-13: fugl | fly | helikopter | bi | sommerfugl | drone | ballon | drage | flagermus | raket | Superman | myg | Peter Pan
s1-14: hue | vanter | halstørklæde | jakke | frakke | støvler | handsker | uldsokker | uldstrømper | sweater | trøje | flyverdragt | lange underbukser | ski | ørevarmere | luffer
s1-15: edderkop | slange | krokodille | pindsvin | haj | rotte | stinkdyr | elefant | hveps | bjørn | myre | skorpion | vandmand | gople | væggelus
s1-16: slik | chokolade | honning | sukker | kage | is | marmelade | slikkepind | sirup | sodavand | småkage | kiks | rosin | hundehvalp
s1-17: glas | lampe | tallerken | vindue | hjerte | telefon | æg | computer | kop | vase | spejl | stol | legetøj | bil
s1-18: politibetjent | sygeplejerske | soldat | brandmand | pilot | spejder | kok | læge | postbud | kaptajn | vagt | general | togfører | politimand
s1-19: sky | måne | stjerne | sol | regnbue | fly | fugl | lyn | nordlys | satellit | komet | fyrværkeri | UFO
s1-20: nøgle | mønt | mobil | telefon | bolsje | sten | billet | hånd | lommetørklæde | tyggegummi | pung | glaskugle | seddel
s1-21: sokker | skrald | prut | stinkdyr | råddent æg | ble | møg | gylle | fisk | toilet | kloak | surströmming | sur mælk | udstødning | våd hund | affald
s1-22: gemmeleg | fodbold | skak | tagfat | Ludo | Matador | poker | Yatzy | bingo | Uno | domino | hinkeleg | paradis | dart | kort
s1-23: suppe | yoghurt | grød | is | cornflakes | gele | budding | risengrød | babymad | skyr | gryderet | chokolademousse | blødkogt æg
s1-24: træ | svamp | elg | myretue | blåbær | mos | sti | egern | kogle | sten | trold | ræv | ugle | flåt
s1-25: London | Paris | Prag | Rom | Budapest | Wien | Berlin | Kairo | Trondheim | Göteborg | Drammen | Moskva | New York | Köln | Firenze | Randers | Umeå
s1-26: Madonna | Rihanna | Beyoncé | Adele | Shakira | Pelé | Ronaldo | Neymar | Platon | Napoleon | Kleopatra | Robyn | Björk | Zendaya | Banksy | Rembrandt | Sokrates | Aurora
s1-27: Indiana Jones | Gandalf | Super Mario | Mario | Sherlock Holmes | Willy Wonka | Mumrikken | julemanden | Hattemageren | Luigi | Woody | Fedtmule | Anders And | Paddington | Lucky Luke | Zorro
s1-28: konge | tårn | fangehul | ridder | voldgrav | trone | spøgelse | vindebro | prinsesse | rustning | kanon | krone | dronning
s1-29: skinke | kalkun | and | risalamande | risengrød | pebernødder | peberkager | ludfisk | flæskesteg | sild | frikadeller | nødder | marcipan | medisterpølse | luciabrød | rødkål | klementin | mandarin
s1-30: svømning | vandpolo | udspring | roning | surfing | kajak | sejlads | sejlsport | triatlon | rafting | dykning | windsurfing | vandski
s1-31: mobiltelefon | internet | computer | TikTok | tablet | iPad | PlayStation | Google | elløbehjul | YouTube | drone | Netflix | mikrobølgeovn | mikroovn | GPS | Minecraft | mobil
s1-32: anker | kaptajn | sejl | mast | redningsbåd | ror | dæk | kahyt | kompas | redningsvest | reb | tov | sømand | pirat | kabys
s1-33: Darth Vader | Voldemort | Jokeren | Scar | Cruella de Vil | Kaptajn Klo | Sauron | Thanos | Dracula | Ursula | Loke | Jafar | Bowser | Lex Luthor | Grinchen | Gollum
s1-34: fløjte | trompet | klarinet | saxofon | tuba | trækbasun | obo | sækkepibe | mundharmonika | blokfløjte | horn | fagot | didgeridoo | tværfløjte
s1-35: ugle | flagermus | pindsvin | ræv | grævling | natsværmer | møl | kat | vaskebjørn | ulv | mus | los | hamster | ildflue
s1-36: bord | stol | dør | båd | guitar | blyant | hus | hegn | stakit | gulv | ske | violin | stige | Pinocchio | tændstikker
s1-37: bager | landmand | fisker | avisbud | buschauffør | postbud | sygeplejerske | rengøringsassistent | lærer | pilot | lokofører | togfører | skraldemand | pedel | vicevært | bonde
s1-38: seng | læge | sygeplejerske | plaster | sprøjte | kanyle | røntgen | ambulance | patient | forbinding | kørestol | medicin | skalpel | stetoskop
s1-39: rutsjebane | pariserhjul | candyfloss | karrusel | klovn | radiobiler | spøgelsestog | kø | billet | popcorn | spøgelseshus | is | frit fald
s1-40: frimærker | mønter | pokemonkort | fodboldkort | dukker | plader | vinyl | sten | autografer | muslingeskaller | bøger | plakater | sko | postkort | antikviteter | modeltog
s1-41: zebra | tiger | bi | fodgængerfelt | flag | pyjamas | sukkerstok | hveps | fodboldtrøje | klovnfisk | grævling | fangedragt | stregkode
s1-42: papegøje | skattekort | krog | træben | skib | klap for øjet | øjeklap | sværd | sabel | rom | skat | flag | kanon | guld | kikkert
s1-43: pommes frites | kartoffelchips | kartoffelmos | flødekartofler | kartoffelsalat | gnocchi | rösti | lefse | kartoffelboller | bagekartoffel | bagt kartoffel | kartoffelbåde | vodka | kartoffelsuppe | kartoffelmel | franske kartofler
s1-44: pilot | stewardesse | passager | tolder | turist | sikkerhedsvagt | politibetjent | taxachauffør | mekaniker | flyveleder | tjener | bagagearbejder | guide | steward
s1-45: is | sne | chokolade | smør | stearinlys | ost | flødeis | voks | snemand | gletsjer | guld | plastik | jern
s1-46: Askepot | Snehvide | Rødhætte | Rapunzel | Hans | Grete | Tornerose | Pinocchio | Tommelise | Den lille havfrue | Aladdin | Ali Baba | heks | prins | Klods-Hans | ulv
s1-47: bremse | pedal | hjul | kæde | saddel | sæde | styr | motor | gear | forrude | udstødningsrør | ringeklokke | ege | rat | forlygte | sikkerhedssele | sele
s1-48: hjerte | lunge | lever | hjerne | mavesæk | mave | nyre | tarm | skelet | blod | muskel | blindtarm | blære | knogle | milt | mad
s1-49: Island | Bornholm | Gotland | Öland | Færøerne | Åland | Svalbard | Lofoten | Grønland | Sjælland | Fyn | Senja | Jan Mayen | Samsø | Læsø | Orust | Hven | Hitra
s1-50: Løvernes Konge | Kung Fu Panda | Batman | Black Panther | Ant-Man | Chicken Run | War Horse | Catwoman | Spider-Man | De tre små grise | Den grimme ælling | Danser med ulve | Reservoir Dogs | Black Swan | 101 dalmatinere | Cats
s1-51: Schweiz | Østrig | Ungarn | Mongoliet | Nepal | Bolivia | Tchad | Tjekkiet | Slovakiet | Luxembourg | Paraguay | Zambia | Mali | Laos | Serbien | Afghanistan | Liechtenstein | Uganda
s1-52: dronning Elizabeth | George Washington | Abraham Lincoln | Benjamin Franklin | Astrid Lindgren | Greta Garbo | Ingmar Bergman | Edvard Munch | Karen Blixen | Niels Bohr | Sigrid Undset | Fridtjof Nansen | Selma Lagerlöf | Carl von Linné | Linné | Gandhi | Nelson Mandela | Henrik Ibsen | Mozart | Jane Austen
s1-53: ilt | brint | kulstof | helium | kvælstof | neon | svovl | klor | jod | argon | fluor | brom | fosfor | krypton | xenon | radon | oxygen | hydrogen | carbon | nitrogen
s1-54: Eiffeltårnet | Big Ben | Golden Gate | Øresundsbroen | Storebæltsbroen | Empire State Building | Colosseum | Taj Mahal | Tower Bridge | Det Hvide Hus | Turning Torso | Burj Khalifa | Pentagon | Notre-Dame | Rundetårn | Sagrada Família | Nidarosdomen | Kronborg | Globen
s1-55: den franske revolution | anden verdenskrig | første verdenskrig | slaget ved Hastings | Waterloo | den kolde krig | Vietnamkrigen | trediveårskrigen | den russiske revolution | Poltava | Stiklestad | den amerikanske borgerkrig | den industrielle revolution
s1-56: Alfred Nobel | Celsius | Einstein | Newton | Volta | Diesel | Tesla | James Watt | Watt | Hubble | Ohm | Ørsted | Hans Christian Ørsted | Pascal | Hertz | Halley | Röntgen | Morse | Louis Braille | Braille | Columbus | Cæsar | jarlen af Sandwich | Sandwich | Nobel
s1-57: fluesvamp | hugorm | kobra | liljekonval | skorpion | sort enke | fingerbøl | klapperslange | taks | kuglefisk | pilegiftfrø | skarntyde | bjørneklo | brandmand | hveps
s1-58: Oslo | Lillehammer | Stockholm | Helsinki | Athen | London | Paris | Tokyo | Beijing | Rio de Janeiro | Rio | Sydney | Atlanta | Barcelona | Seoul | Los Angeles | Moskva | Montreal | München | Rom | Berlin | Vancouver | Torino | Innsbruck
s1-59: Mozart | Beethoven | Bach | Grieg | Vivaldi | Chopin | Tjajkovskij | Händel | Haydn | Verdi | Wagner | Brahms | Schubert | Liszt | Carl Nielsen | Strauss | Bellman | Mahler | Debussy
s1-60: Thor | Odin | Zeus | Loke | Freja | Athene | Ra | Anubis | Poseidon | Hades | Mars | Venus | Jupiter | Vishnu | Ganesha | Balder | Apollon | Shiva | Neptun | Hera
s1-61: meter | kilo | kilogram | liter | sekund | volt | watt | grad | tomme | time | gram | decibel | hertz | ton | ampere | joule | byte | knob | lysår | hektar | pixel
s1-62: sushi | ramen | pho | kimchi | pad thai | dim sum | biryani | tikka masala | forårsrulle | satay | samosa | tom yum | bibimbap | nasi goreng | dal | pekingand | butter chicken | stegte ris
s1-63: Bibelen | Robinson Crusoe | Dracula | Frankenstein | Alice i Eventyrland | Moby Dick | Peer Gynt | Sult | Skatteøen | Hamlet | Oliver Twist | Don Quijote | Don Quixote | Krig og fred | Odysseen | Koranen | Romeo og Julie | Et dukkehjem | Stolthed og fordom
s1-64: Pippi Langstrømpe | Pippi | Emil | Ronja | Mumitrolden | Karlsson | Lisbeth Salander | Harry Hole | Wallander | Egon Olsen | Peer Gynt | Nils Holgersson | Alfons Åberg | Bamse | Findus | Lille My | Saga Norén | Kaptajn Sabeltand | Rasmus Klump
s1-65: Nilen | Amazonas | Mississippi | Ganges | Congo | Yangtze | Zambezi | Mekong | Niger | Missouri | Yukon | Indus | Jordan | Tigris | Eufrat | Orinoco | Hudson | Colorado | Amazonfloden
s1-66: Lego | dynamit | ostehøvl | Spotify | Minecraft | IKEA | svensknøgle | trepunktssele | sikkerhedssele | Bluetooth | Tetra Pak | Linux | sikkerhedstændstik | tændstik | Angry Birds | spraydåse | celsiustermometer | pacemaker | brunost | skiftenøgle
s1-67: Mona Lisa | Eiffeltårnet | Mount Everest | paven | Den Kinesiske Mur | Grand Canyon | Frihedsgudinden | Stonehenge | solen | Vasaskibet | Prækestolen | Preikestolen | Big Ben | mig | Sfinksen | Jorden | Antarktis
s1-68: dollar | euro | pund | yen | rubel | peso | franc | schweizerfranc | lire | rupi | rupee | drakme | yuan | zloty | bitcoin | rand | forint | won | peseta | D-mark | baht
s1-69: Napoleon | Abraham Lincoln | Winston Churchill | Nelson Mandela | Mandela | John F. Kennedy | Kennedy | Olof Palme | Palme | Margaret Thatcher | Thatcher | Julius Cæsar | Cæsar | Gustav Vasa | Kleopatra | Lenin | Einar Gerhardsen | Gerhardsen | dronning Victoria | Harald Blåtand | Gorbatjov | Fidel Castro | George Washington | Christian 4. | Lincoln | Churchill
s1-70: Friends | Game of Thrones | Breaking Bad | The Sopranos | Skam | Borgen | Matador | Rederiet | Hotel Cæsar | The Office | Lost | Dallas | Seinfeld | How I Met Your Mother | Prison Break | Lilyhammer | Broen | Succession | Venner
s1-71: lampe | taske | skole | kirke | banan | cykel | bluse | kjole | gryde | pande | pizza | piano
s1-72: Neil Armstrong | Laika | Jurij Gagarin | Gagarin | Buzz Aldrin | Hubble | Sputnik | ISS | Andreas Mogensen | Christer Fuglesang | Apollo 11 | Voyager | Tintin | Valentina Teresjkova | James Webb | astronaut | Luke Skywalker | E.T.
s2-01: mor | far | bamse | hund | kat | måne | søster | bror | mormor | farfar | dukke
s2-02: mælk | smør | ost | æg | skinke | juice | yoghurt | ketchup | rester | agurk | leverpostej
s2-03: græs | blad | træ | salat | mos | kløver | agurk | ært | bregne | brændenælde | kaktus
s2-04: haj | sav | kam | krokodille | hund | lynlås | vampyr | ulv | rive | hest | bæver
s2-05: træ | bjerg | stige | reb | trappe | mur | hegn | klatrestativ | Mount Everest | tag | flagstang
s2-06: gynge | rutsjebane | sandkasse | vippe | bænk | klatrestativ | barn | spand | skovl | bold | karrusel
s2-07: banan | appelsin | æg | kartoffel | reje | mango | løg | mandarin | avocado | kiwi | gulerod
s2-08: læbestift | nøgler | pung | mobil | lommetørklæde | tyggegummi | kam | spejl | kuglepen | parfume | briller
s2-09: sol | ild | lava | ovn | kaffe | ørken | sauna | strygejern | te | vulkan | suppe
s2-10: sten | edderkop | vand | sand | sne | tyggegummi | Lego | myre | hveps | mus | mudder
s2-11: blyant | kuglepen | farveblyant | kridt | tusch | pensel | tastatur | finger | kul | fjerpen | pind
s2-12: høne | slange | krokodille | skildpadde | frø | struds | pingvin | laks | ugle | myre | and
s2-13: bil | cykel | værktøj | stige | dæk | maling | græsslåmaskine | ski | sneskovl | hammer | rod
s2-14: brandbil | rockkoncert | motorsav | fly | løve | torden | boremaskine | motorcykel | sirene | tromme | støvsuger
s2-15: dør | vindue | bog | æske | flaske | øjne | gave | paraply | brev | dåse | køleskab
s2-16: mariehøne | dalmatiner | leopard | giraf | terning | jordbær | mæslinger | dominobrik | ko | fluesvamp | gepard
s2-17: milkshake | juice | sodavand | vand | smoothie | iste | kokosvand | iskaffe | saftevand | kakao | cola
s2-18: billede | ur | spejl | plakat | kalender | lampe | hylde | maleri | landkort | guitar | tavle
s2-19: fødselsdag | jul | påske | bryllup | nytårsaften | konfirmation | sankthans | fastelavn | barnedåb | Halloween | sejr
s2-20: pude | vat | bamse | fjer | smør | kat | dyne | mos | uld | skumfidus | kanin
s2-21: nøgler | mobil | sok | briller | fjernbetjening | paraply | handske | tålmodighed | pung | tænder | hår
s2-22: mælk | ble | sut | mor | barnevogn | søvn | hagesmæk | kærlighed | sutteflaske | tremmeseng | bad
s2-23: papir | hår | brød | græs | kage | negle | reb | løg | stof | ost | hæk
s2-24: sand | fisk | musling | skibsvrag | krabbe | søstjerne | tang | skat | sten | Titanic | anker
s2-25: bibliotek | kirke | biograf | teater | hospital | klasseværelse | begravelse | museum | eksamen | koncertsal | kloster
s2-26: Batman og Robin | Tom og Jerry | Romeo og Julie | Adam og Eva | Hans og Grete | Mario og Luigi | Chip og Chap | Bonnie og Clyde | Asterix og Obelix | Timon og Pumba | Gøg og Gokke
s2-27: hammer | søm | maling | skruer | sav | boremaskine | stige | pensel | lim | brædder | lås | pære | skruetrækker | tape
s2-28: dyrlæge | landmand | dyrepasser | hyrde | jockey | fisker | hundetræner | biavler | David Attenborough | slagter | jæger
s2-29: Lassie | Bambi | Dumbo | Laika | Pluto | Simba | Nemo | Moby Dick | King Kong | Peter Plys | Garfield | Nuser
s2-30: kassettebånd | Walkman | VHS | Spice Girls | Tamagotchi | Game Boy | Tetris | diskette | skulderpuder | Michael Jackson | Aqua
s2-31: lommelygte | fjernbetjening | mobil | legetøjsbil | røgalarm | armbåndsur | høreapparat | elektrisk tandbørste | pacemaker | lommeregner | elbil
s2-32: tryllestav | flyvende tæppe | magisk lampe | ring | usynlighedskappe | krystalkugle | Excalibur | Mjølner | kosteskaft | trylledrik | de vises sten
s2-33: Tivoli | Nyhavn | Nordkap | Geirangerfjorden | Legoland | Liseberg | Gamla stan | Skansen | Lofoten | Skagen | Kronborg | Den lille havfrue | Vasamuseet | Den Blå Lagune
s2-34: pizza | pasta | lasagne | risotto | tiramisu | mozzarella | parmesan | pesto | gnocchi | spaghetti | panna cotta
s2-35: brødrister | mikrobølgeovn | elkedel | opvaskemaskine | mixer | blender | vaffeljern | kaffemaskine | køleskab | ovn | emhætte
s2-36: langskib | Odin | Thor | hjelm | sværd | runer | økse | Leif den Lykkelige | skjold | mjød | Valhalla
s2-37: regn | snestorm | tornado | storm | hagl | tåge | torden | orkan | tørke | hedebølge | slud
s2-38: kniv | reb | tændstikker | telt | vand | ven | fiskestang | bog | båd | solcreme | økse
s2-39: Mario | Sonic | Pikachu | Lara Croft | Pac-Man | Link | Zelda | Luigi | Kirby | Donkey Kong | Yoshi
s2-40: dinosaurskelet | maleri | mumie | statue | Mona Lisa | vagt | vikingeskib | vase | fossil | mønter | rustning | våben
s2-41: brud | brudgom | bryllupskage | ring | præst | blomster | champagne | toastmaster | brudekjole | ris | brudevals
s2-42: giraf | svane | struds | elefant | Pinocchio | myresluger | flamingo | flaske | guitar | hejre | gås
s2-43: posthus | lufthavn | supermarked | forlystelsespark | toilet | skilift | biograf | kantine | koncert | grænse | bager
s2-44: telt | sovepose | liggeunderlag | primus | lommelygte | kniv | rygsæk | kort | kompas | tændstikker | myggespray
s2-45: fodbold | håndbold | ishockey | basketball | volleyball | rugby | tennis | boksning | fægtning | judo | badminton | brydning | curling | padel
s2-46: skib | fodboldhold | fly | ubåd | færge | piratskib | håndboldhold | hær | rumskib | Titanic | Enterprise
s2-47: ABBA | a-ha | Aqua | Roxette | Robyn | Björk | Lukas Graham | MØ | Volbeat | Kim Larsen | Medina | Christopher | Sort Sol | Nik & Jay
s2-48: dør | cykel | bil | mobil | kuffert | pengeskab | dagbog | hus | skab | port | toilet
s2-49: Island | Finland | Irland | Thailand | New Zealand | Skotland | England | Grønland | Tyskland | Grækenland | Rusland
s2-50: Mount Everest | K2 | Kilimanjaro | Etna | Vesuv | Galdhøpiggen | Mont Blanc | Matterhorn | Fuji | Hekla | Himmelbjerget
s2-51: Edvard Munch | Picasso | van Gogh | Leonardo da Vinci | Monet | Rembrandt | Michelangelo | Asger Jorn | P.S. Krøyer | Anna Ancher | Thorvaldsen
s2-52: lårben | kranie | ribben | biceps | triceps | knæ | albue | kraveben | skulderblad | hofte | håndled
s2-53: swahili | arabisk | hindi | kinesisk | japansk | koreansk | thai | tyrkisk | vietnamesisk | urdu | hebraisk
s2-54: Neil Armstrong | Roald Amundsen | Edmund Hillary | Jurij Gagarin | Marie Curie | Valentina Teresjkova | Barack Obama | Charles Lindbergh | Adam | George Washington | brødrene Wright | Leif den Lykkelige | Amelia Earhart | Tenzing Norgay
s2-55: Mars | Venus | Jupiter | Saturn | Neptun | Uranus | Merkur | Orion | Europa | Karlsvognen | Jorden
s2-56: ambolt | høvl | symaskine | nål | hammer | sav | mejsel | fingerbøl | tommestok | saks | vaterpas
s2-57: Mona Lisa | Skriget | David | Guernica | Solsikker | Tænkeren | Venus fra Milo | Nadveren | Den lille havfrue | Nattevagten | Venus' fødsel
s2-58: diamant | rubin | granit | marmor | smaragd | safir | kvarts | skifer | kalksten | ametyst | flint
s2-59: FN | NATO | EU | WHO | FIFA | NASA | DR | FBI | DSB | UNICEF | IKEA
s2-60: dronte | mammut | Tyrannosaurus rex | Triceratops | sabeltiger | pungulv | gejrfugl | Stegosaurus | Velociraptor | urokse | hulebjørn | vandredue | moa | trilobit
s2-61: Cats | Mamma Mia | Svanesøen | Nøddeknækkeren | Carmen | Aida | Les Misérables | Grease | Tryllefløjten | West Side Story | My Fair Lady | Hamilton | Evita | Maskarade
s2-62: kanel | peber | basilikum | timian | kardemomme | safran | dild | persille | ingefær | nellike | purløg
s2-63: hjul | ild | sværd | mønter | båd | brød | vin | bue og pil | krukker | nål | plov
s2-64: Star Wars | Shrek | Toy Story | Frost | Alene hjemme | Jurassic Park | Paddington | Terminator | Rocky | Top Gun | Olsen-banden
s2-65: papir | æble | harpiks | ahornsirup | nødder | kork | gummi | blad | agern | brædder | kokosnød
s2-66: New York | Sydney | Istanbul | Rio de Janeiro | Göteborg | Barcelona | Milano | Hamburg | Los Angeles | Shanghai | Aarhus
s2-67: tyveri | hastighedsovertrædelse | røveri | bedrageri | smugleri | brandstiftelse | dokumentfalsk | hærværk | indbrud | kidnapning | spritkørsel | afpresning | skattesvig | ulovlig parkering
s2-68: Jesus | Moses | Adam | Eva | Noa | Abraham | Maria | David | Goliat | Judas | Buddha | Samson | Jonas | Muhammed
s2-69: processor | tastatur | batteri | skærm | kamera | harddisk | grafikkort | SIM-kort | bundkort | højttaler | mikrofon
s2-70: Columbus | Roald Amundsen | Fridtjof Nansen | Leif den Lykkelige | Marco Polo | Vasco da Gama | Magellan | James Cook | Vitus Bering | Knud Rasmussen | Jack Sparrow | Erik den Røde | Sindbad | Shackleton
s2-71: årstider | Beatles | bilhjul | verdenshjørner | Ninja Turtles | ABBA | evangelier | strygekvartet | adventslys | bordben | esser | kulører | elementer | hundens ben
s2-72: Grønland | Snehvide | Rødhætte | Sortehavet | Det Hvide Hus | blåbær | Red Bull | guldfisk | rødkål | Røde Kors | blåhval
junior-animals: hund | kat | ko | hest | gris | får | høne | løve | elefant | abe | fisk | fugl | mus | kanin | bjørn | ræv | slange | tiger | giraf | frø | and | ged | krokodille | pingvin | edderkop
junior-food: brød | ost | pizza | æble | banan | æg | pølse | suppe | fisk | frikadeller | kartoffel | ris | spaghetti | is | kage | gulerod | kylling | pandekager | grød | tomat | appelsin | skinke | agurk | burger
junior-clothes: bukser | sokker | sko | trøje | jakke | hue | kjole | T-shirt | vanter | halstørklæde | underbukser | nederdel | støvler | pyjamas | kasket | skjorte | bælte | briller
junior-toys: bold | dukke | Lego | bamse | bil | tog | puslespil | klodser | drage | vendespil | Ludo | Uno | cykel | gynge | sjippetov | yoyo | tromme | robot | fodbold
junior-home: seng | bord | stol | lampe | dør | vindue | sofa | toilet | TV | kop | tallerken | ske | pude | bog | ur | spejl | tæppe | køleskab | nøgle | badekar
junior-vehicles: bil | bus | tog | fly | båd | cykel | sporvogn | færge | motorcykel | taxa | taxi | helikopter | lastbil | hest | løbehjul | traktor | raket | slæde | kælk | ski
`;
