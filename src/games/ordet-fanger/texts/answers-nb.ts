/** Ordet fanger: answers in Norwegian, a card a line, the common ones first. Never a complete list; never on a page. */
export const answers = `
s1-01: støv | sokk | tøfler | monster | koffert | eske | leke | katt | skuff | bok | teppe
s1-02: dør | stekepanne | kopp | koffert | bøtte | paraply | hammer | kniv | kost | kjøleskap | veske | hakke
s1-03: ape | krokodille | kenguru | hest | ku | tiger | løve | øgle | rotte | rev | påfugl | katt
s1-04: banan | sitron | ost | mais | ananas | sennep | eggeplomme | mango | smør | karri | gul paprika | pommes frites
s1-05: håndkle | solkrem | bøtte | spade | badedrakt | solbriller | ball | teppe | parasoll | vann | bok | is
s1-06: vekkerklokke | hane | sol | hund | mamma | mor | kaffe | telefon | torden | nabo | baby | mareritt | lillebror | radio
s1-07: smør | ost | syltetøy | honning | skinke | egg | leverpostei | agurk | laks | peanøttsmør | salami | tomat
s1-08: ball | hjul | appelsin | klinkekule | mynt | dekk | egg | eple | ert | tønne | terning | snøball
s1-09: pennal | bok | matpakke | matboks | blyant | linjal | viskelær | kalkulator | gymtøy | eple | nøkler | datamaskin | PC | lekser
s1-10: bil | sykkel | buss | rullebrett | skateboard | tog | barnevogn | koffert | sparkesykkel | lastbil | rullestol | rulleskøyter | traktor | handlevogn
s1-11: is | snø | kjøleskap | fryser | vinter | Antarktis | snømann | isfjell | Nordpolen | Grønland | Sibir | isbit | iskrem
s1-12: tannbørste | toalett | såpe | håndkle | speil | dusj | badekar | dopapir | toalettpapir | vask | kam | sjampo | tannkrem | do
s1-13: fugl | fly | helikopter | bie | sommerfugl | drone | ballong | drage | flaggermus | rakett | Supermann | mygg | Peter Pan
s1-14: lue | votter | skjerf | jakke | støvler | hansker | ullsokker | genser | parkdress | stillongs | ski | ørevarmere
s1-15: edderkopp | slange | krokodille | pinnsvin | hai | rotte | stinkdyr | elefant | veps | bjørn | maur | skorpion | manet | veggdyr
s1-16: godteri | sjokolade | honning | sukker | kake | is | syltetøy | kjærlighet på pinne | sirup | brus | kjeks | rosin | hundevalp | snop
s1-17: glass | lampe | tallerken | vindu | hjerte | telefon | egg | datamaskin | kopp | vase | speil | stol | leke | bil
s1-18: politi | sykepleier | soldat | brannmann | pilot | speider | kokk | lege | postbud | kaptein | vakt | general | konduktør | politimann
s1-19: sky | måne | stjerne | sol | regnbue | fly | fugl | lyn | nordlys | satellitt | komet | fyrverkeri | UFO
s1-20: nøkkel | mynt | mobil | telefon | drops | stein | billett | hånd | lommetørkle | tyggegummi | lommebok | klinkekule | lapp
s1-21: sokker | søppel | promp | fis | stinkdyr | råttent egg | bleie | møkk | gjødsel | fisk | toalett | do | kloakk | surströmming | sur melk | eksos | våt hund
s1-22: gjemsel | fotball | sjakk | sisten | Ludo | Monopol | poker | Yatzy | bingo | Uno | domino | paradis | dart | kort
s1-23: suppe | yoghurt | grøt | is | cornflakes | gelé | pudding | risgrøt | babymat | skyr | gryte | sjokolademousse | bløtkokt egg
s1-24: tre | sopp | elg | maurtue | blåbær | mose | sti | ekorn | kongle | stein | troll | rev | ugle | flått
s1-25: London | Paris | Praha | Roma | Budapest | Wien | Berlin | Kairo | Trondheim | Gøteborg | Drammen | Moskva | New York | Köln | Firenze | Randers | Umeå
s1-26: Madonna | Rihanna | Beyoncé | Adele | Shakira | Pelé | Ronaldo | Neymar | Platon | Napoleon | Kleopatra | Robyn | Björk | Zendaya | Banksy | Rembrandt | Sokrates | Aurora
s1-27: Indiana Jones | Gandalf | Super Mario | Mario | Sherlock Holmes | Willy Wonka | Snusmumrikken | julenissen | Hattemakeren | Luigi | Woody | Langbein | Donald Duck | Paddington | Lucky Luke | Zorro
s1-28: konge | tårn | fangehull | ridder | vollgrav | trone | spøkelse | vindebro | prinsesse | rustning | kanon | krone | dronning
s1-29: ribbe | pinnekjøtt | lutefisk | skinke | kalkun | and | riskrem | risgrøt | pepperkaker | svineribbe | sild | medisterkaker | nøtter | marsipan | julepølse | lussekatt | rødkål | klementin
s1-30: svømming | vannpolo | stuping | roing | surfing | kajakk | padling | seiling | triatlon | rafting | dykking | windsurfing | vannski
s1-31: mobiltelefon | internett | datamaskin | TikTok | nettbrett | iPad | PlayStation | Google | elsparkesykkel | YouTube | drone | Netflix | mikrobølgeovn | GPS | Minecraft | mobil
s1-32: anker | kaptein | seil | mast | livbåt | ror | dekk | lugar | kompass | redningsvest | tau | sjømann | pirat | bysse
s1-33: Darth Vader | Voldemort | Jokeren | Scar | Cruella de Vil | Kaptein Krok | Sauron | Thanos | Dracula | Ursula | Loke | Jafar | Bowser | Lex Luthor | Grinchen | Gollum
s1-34: fløyte | trompet | klarinett | saksofon | tuba | trombone | obo | sekkepipe | munnspill | blokkfløyte | horn | fagott | didgeridoo | tverrfløyte
s1-35: ugle | flaggermus | pinnsvin | rev | grevling | nattsvermer | møll | katt | vaskebjørn | ulv | mus | gaupe | hamster | ildflue
s1-36: bord | stol | dør | båt | gitar | blyant | hus | gjerde | gulv | skje | fiolin | stige | Pinocchio | fyrstikker
s1-37: baker | bonde | fisker | avisbud | bussjåfør | postbud | sykepleier | renholder | vaskehjelp | lærer | pilot | lokfører | søppeltømmer | vaktmester | gårdbruker
s1-38: seng | lege | sykepleier | plaster | sprøyte | røntgen | ambulanse | pasient | bandasje | rullestol | medisin | skalpell | stetoskop
s1-39: berg-og-dal-bane | pariserhjul | sukkerspinn | karusell | klovn | radiobiler | spøkelsestog | kø | billett | popcorn | spøkelseshus | is | fritt fall
s1-40: frimerker | mynter | pokemonkort | fotballkort | dukker | plater | vinyl | steiner | autografer | skjell | bøker | plakater | sko | postkort | antikviteter | modelltog
s1-41: sebra | tiger | bie | fotgjengerfelt | flagg | pysjamas | sukkerstang | veps | fotballdrakt | klovnefisk | grevling | fangedrakt | strekkode
s1-42: papegøye | skattekart | krok | trebein | skip | øyelapp | sverd | sabel | rom | skatt | flagg | kanon | gull | kikkert
s1-43: pommes frites | potetgull | potetmos | fløtegratinerte poteter | potetsalat | gnocchi | rösti | lefse | raspeballer | komle | klubb | bakt potet | båtpoteter | vodka | potetsuppe | potetmel
s1-44: pilot | flyvertinne | passasjer | toller | turist | sikkerhetsvakt | vekter | politi | taxisjåfør | mekaniker | flygeleder | servitør | bagasjearbeider | guide | steward
s1-45: is | snø | sjokolade | smør | stearinlys | ost | iskrem | voks | snømann | isbre | gull | plast | jern
s1-46: Askepott | Snøhvit | Rødhette | Rapunzel | Hans | Grete | Tornerose | Pinocchio | Tommelise | Den lille havfruen | Aladdin | Ali Baba | heks | prins | Askeladden | ulv
s1-47: brems | pedal | hjul | kjede | sete | styre | motor | gir | frontrute | eksosrør | ringeklokke | eike | ratt | frontlys | bilbelte | sikkerhetsbelte
s1-48: hjerte | lunge | lever | hjerne | magesekk | mage | nyre | tarm | skjelett | blod | muskel | blindtarm | blære | bein | knokkel | milt | mat
s1-49: Island | Bornholm | Gotland | Öland | Færøyene | Åland | Svalbard | Lofoten | Grønland | Sjælland | Fyn | Senja | Jan Mayen | Samsø | Læsø | Orust | Ven | Hitra
s1-50: Løvenes konge | Kung Fu Panda | Batman | Black Panther | Ant-Man | Chicken Run | War Horse | Catwoman | Spider-Man | De tre små grisene | Den stygge andungen | Danser med ulver | Reservoir Dogs | Black Swan | 101 dalmatinere | Cats
s1-51: Sveits | Østerrike | Ungarn | Mongolia | Nepal | Bolivia | Tsjad | Tsjekkia | Slovakia | Luxembourg | Paraguay | Zambia | Mali | Laos | Serbia | Afghanistan | Liechtenstein | Uganda
s1-52: dronning Elizabeth | George Washington | Abraham Lincoln | Benjamin Franklin | Astrid Lindgren | Greta Garbo | Ingmar Bergman | Edvard Munch | Karen Blixen | Niels Bohr | Sigrid Undset | Fridtjof Nansen | Selma Lagerlöf | Carl von Linné | Linné | Gandhi | Nelson Mandela | Henrik Ibsen | Mozart | Jane Austen
s1-53: oksygen | hydrogen | karbon | helium | nitrogen | neon | svovel | klor | jod | argon | fluor | brom | fosfor | krypton | xenon | radon
s1-54: Eiffeltårnet | Big Ben | Golden Gate | Øresundsbroen | Empire State Building | Colosseum | Taj Mahal | Tower Bridge | Det hvite hus | Turning Torso | Burj Khalifa | Pentagon | Notre-Dame | Rundetårn | Sagrada Família | Nidarosdomen | Kronborg | Globen
s1-55: den franske revolusjonen | andre verdenskrig | første verdenskrig | slaget ved Hastings | Waterloo | den kalde krigen | Vietnamkrigen | trettiårskrigen | den russiske revolusjonen | Poltava | Stiklestad | den amerikanske borgerkrigen | den industrielle revolusjonen
s1-56: Alfred Nobel | Celsius | Einstein | Newton | Volta | Diesel | Tesla | James Watt | Watt | Hubble | Ohm | Ørsted | Hans Christian Ørsted | Pascal | Hertz | Halley | Röntgen | Morse | Louis Braille | Braille | Columbus | Cæsar | jarlen av Sandwich | Sandwich | Nobel
s1-57: fluesopp | hoggorm | kobra | liljekonvall | skorpion | svart enke | revebjelle | klapperslange | barlind | kulefisk | pilgiftfrosk | skarntyde | kjempebjørnekjeks | brennmanet | veps
s1-58: Oslo | Lillehammer | Stockholm | Helsingfors | Helsinki | Athen | London | Paris | Tokyo | Beijing | Rio de Janeiro | Rio | Sydney | Atlanta | Barcelona | Seoul | Los Angeles | Moskva | Montreal | München | Roma | Berlin | Vancouver | Torino | Innsbruck
s1-59: Mozart | Beethoven | Bach | Grieg | Vivaldi | Chopin | Tsjajkovskij | Händel | Haydn | Verdi | Wagner | Brahms | Schubert | Liszt | Carl Nielsen | Strauss | Bellman | Mahler | Debussy
s1-60: Tor | Odin | Zeus | Loke | Frøya | Atene | Ra | Anubis | Poseidon | Hades | Mars | Venus | Jupiter | Vishnu | Ganesha | Balder | Apollon | Shiva | Neptun | Hera
s1-61: meter | kilo | kilogram | liter | sekund | volt | watt | grad | tomme | time | gram | decibel | hertz | tonn | ampere | joule | byte | knop | lysår | hektar | piksel
s1-62: sushi | ramen | pho | kimchi | pad thai | dim sum | biryani | tikka masala | vårrull | satay | samosa | tom yum | bibimbap | nasi goreng | dal | pekingand | butter chicken | stekt ris
s1-63: Bibelen | Robinson Crusoe | Dracula | Frankenstein | Alice i Eventyrland | Moby Dick | Peer Gynt | Sult | Skatteøya | Hamlet | Oliver Twist | Don Quijote | Krig og fred | Odysseen | Koranen | Romeo og Julie | Et dukkehjem | Stolthet og fordom
s1-64: Pippi Langstrømpe | Pippi | Emil | Ronja | Mummitrollet | Karlsson | Lisbeth Salander | Harry Hole | Wallander | Egon Olsen | Peer Gynt | Nils Holgersson | Albert Åberg | Bamse | Findus | Lille My | Saga Norén | Kaptein Sabeltann | Rasmus Klump
s1-65: Nilen | Amazonas | Mississippi | Ganges | Kongo | Yangtze | Jangtse | Zambezi | Mekong | Niger | Missouri | Yukon | Indus | Jordan | Tigris | Eufrat | Orinoco | Hudson | Colorado
s1-66: Lego | dynamitt | ostehøvel | Spotify | Minecraft | IKEA | skiftenøkkel | trepunktsbelte | bilbelte | Bluetooth | Tetra Pak | Linux | sikkerhetsfyrstikk | fyrstikk | Angry Birds | sprayboks | celsiustermometer | pacemaker | brunost
s1-67: Mona Lisa | Eiffeltårnet | Mount Everest | paven | Den kinesiske mur | Grand Canyon | Frihetsgudinnen | Stonehenge | solen | Vasaskipet | Preikestolen | Big Ben | meg | Sfinksen | Jorden | Antarktis
s1-68: dollar | euro | pund | yen | rubel | peso | franc | sveitserfranc | lire | rupi | drakme | yuan | zloty | bitcoin | rand | forint | won | peseta | D-mark | baht
s1-69: Napoleon | Abraham Lincoln | Winston Churchill | Nelson Mandela | Mandela | John F. Kennedy | Kennedy | Olof Palme | Palme | Margaret Thatcher | Thatcher | Julius Cæsar | Cæsar | Gustav Vasa | Kleopatra | Lenin | Einar Gerhardsen | Gerhardsen | dronning Victoria | Harald Blåtann | Gorbatsjov | Fidel Castro | George Washington | Christian 4. | Lincoln | Churchill
s1-70: Friends | Game of Thrones | Breaking Bad | The Sopranos | Skam | Borgen | Matador | Rederiet | Hotel Cæsar | The Office | Lost | Dallas | Seinfeld | How I Met Your Mother | Prison Break | Lilyhammer | Broen | Succession | Venner for livet
s1-71: lampe | veske | skole | kirke | banan | bluse | kjole | gryte | panne | hylle | pizza | piano
s1-72: Neil Armstrong | Laika | Jurij Gagarin | Gagarin | Buzz Aldrin | Hubble | Sputnik | ISS | Andreas Mogensen | Christer Fuglesang | Apollo 11 | Voyager | Tintin | Valentina Teresjkova | James Webb | astronaut | Luke Skywalker | E.T.
s2-01: mamma | pappa | bamse | teddybjørn | hund | katt | måne | søster | bror | bestemor | dukke | bestefar | mor | far
s2-02: melk | smør | ost | egg | skinke | juice | yoghurt | ketchup | rester | agurk | lys | sennep | syltetøy
s2-03: gress | blad | tre | salat | mose | kløver | agurk | ert | bregne | brennesle | kaktus | brokkoli
s2-04: hai | sag | kam | krokodille | hund | glidelås | vampyr | ulv | rive | tannlege | hest | bever
s2-05: tre | fjell | stige | tau | trapp | vegg | mur | gjerde | klatrestativ | Mount Everest | tak | stein | berg | flaggstang
s2-06: huske | sklie | sandkasse | vippehuske | dumphuske | benk | klatrestativ | barn | bøtte | spade | ball | karusell
s2-07: banan | appelsin | egg | potet | reke | mango | løk | klementin | avokado | kiwi | gulrot | ananas | nøtt
s2-08: leppestift | nøkler | lommebok | mobil | telefon | papirlommetørkle | lommetørkle | tyggegummi | kam | speil | penn | kvittering | parfyme | briller
s2-09: sol | ild | lava | ovn | stekeovn | kaffe | ørken | badstue | strykejern | te | vulkan | suppe | sommer | Sahara | bål
s2-10: stein | edderkopp | vann | sand | snø | tyggegummi | Lego | maur | veps | mus | spiker | gjørme
s2-11: blyant | penn | fargestift | kritt | tusj | pensel | tastatur | finger | kull | fjær | fjærpenn | pinne | datamaskin
s2-12: høne | slange | krokodille | skilpadde | frosk | struts | pingvin | laks | ugle | dinosaur | nebbdyr | maur | and
s2-13: bil | sykkel | verktøy | stige | dekk | maling | gressklipper | ski | snøskuffe | snømåke | olje | hammer | rot | skrot
s2-14: brannbil | rockekonsert | motorsag | fly | løve | torden | drill | bormaskin | motorsykkel | baby | sirene | elefant | tromme | støvsuger
s2-15: dør | vindu | bok | eske | boks | flaske | øyne | gave | pakke | paraply | brev | hermetikkboks | butikk | kjøleskap | bankkonto
s2-16: marihøne | dalmatiner | leopard | sjiraff | terning | jordbær | meslinger | domino | ku | fluesopp | Minni Mus | gepard
s2-17: milkshake | juice | brus | vann | smoothie | iste | kokosvann | iskaffe | saft | melk | kakao | cola
s2-18: bilde | klokke | speil | plakat | kalender | TV | lampe | hylle | maleri | kart | gitar | knagg | tavle
s2-19: bursdag | jul | påske | bryllup | nyttårsaften | konfirmasjon | sankthans | 17. mai | syttende mai | dåp | Halloween | Eid | morsdag | seier
s2-20: pute | bomull | bamse | fjær | smør | katt | dyne | mose | ull | marshmallow | sofa | fløyel | kanin
s2-21: nøkler | mobil | telefon | sokk | briller | fjernkontroll | paraply | hanske | tålmodighet | tid | lommebok | tenner | hår
s2-22: melk | bleie | smokk | mamma | mor | barnevogn | søvn | smekke | kjærlighet | tåteflaske | sprinkelseng | leke | bad
s2-23: papir | hår | brød | gress | kake | negler | tau | løk | stoff | ost | pizza | hekk
s2-24: sand | fisk | skjell | skipsvrak | vrak | krabbe | sjøstjerne | tang | tare | skatt | stein | Titanic | anker | Svampebob | hummer
s2-25: bibliotek | kirke | kino | teater | sykehus | klasserom | begravelse | museum | eksamen | soverom | konserthus | kloster
s2-26: Batman og Robin | Tom og Jerry | Romeo og Julie | Adam og Eva | Hans og Grete | Mario og Luigi | Snipp og Snapp | Bonnie og Clyde | Asterix og Obelix | Timon og Pumbaa | Helan og Halvan | Holmes og Watson | Ylvis
s2-27: hammer | spiker | maling | skruer | sag | drill | bormaskin | stige | pensel | lyspære | lim | planker | lås | teip
s2-28: veterinær | bonde | dyrepasser | gjeter | jockey | fisker | hundetrener | birøkter | David Attenborough | reindriftsutøver | reingjeter | slakter | jeger | rytter | dyrlege
s2-29: Lassie | Bambi | Dumbo | Laika | Keiko | Pluto | Simba | Nemo | Moby Dick | King Kong | Snoopy | Scooby-Doo | Garfield | Pusur | Hedvig | Ole Brumm | Flipper
s2-30: kassett | Walkman | VHS | Spice Girls | Tamagotchi | Game Boy | a-ha | Tetris | diskett | skulderputer | Michael Jackson | Nokia | Furby | personsøker | Pokémon | Titanic
s2-31: lommelykt | fjernkontroll | mobil | lekebil | røykvarsler | armbåndsur | klokke | høreapparat | laptop | bærbar PC | elektrisk tannbørste | pacemaker | Tesla | hodetelefoner | kalkulator
s2-32: tryllestav | flygende teppe | magisk lampe | ring | usynlighetskappe | krystallkule | Excalibur | Mjølner | Tors hammer | sopelime | trylledrikk | tryllehatt | trollspeil | magisk speil | de vises stein
s2-33: Tivoli | Nyhavn | Nordkapp | Geirangerfjorden | Legoland | Liseberg | Gamla stan | Skansen | Lofoten | Holmenkollen | Vigelandsparken | Bryggen | Den blå lagune | Preikestolen | Skagen | Kronborg | Vasamuseet
s2-34: pizza | pasta | lasagne | risotto | tiramisu | gelato | mozzarella | parmesan | pesto | gnocchi | spaghetti | salami | ciabatta | carbonara | panna cotta | minestrone | ravioli
s2-35: brødrister | mikrobølgeovn | vannkoker | oppvaskmaskin | mikser | blender | vaffeljern | kaffetrakter | kaffemaskin | kjøleskap | stekeovn | komfyr | fryser | kjøkkenvifte | airfryer
s2-36: langskip | Odin | Tor | hjelm | sverd | runer | øks | Leiv Eiriksson | Leif Eriksson | skjold | mjød | Valhall | gravhaug | Lindisfarne | Ragnar Lodbrok | vikingskip
s2-37: regn | snøstorm | tornado | storm | hagl | tåke | torden | orkan | tørke | hetebølge | sludd | lyn | tyfon | underkjølt regn
s2-38: kniv | tau | fyrstikker | telt | vann | venn | fiskestang | bok | båt | solkrem | øks | radio | sovepose | satellittelefon
s2-39: Mario | Sonic | Pikachu | Lara Croft | Pac-Man | Link | Zelda | Luigi | Kirby | Donkey Kong | Steve | Yoshi | Kratos | Master Chief | Creeper | Crash Bandicoot | Bowser | Tails
s2-40: dinosaurskjelett | maleri | mumie | statue | Mona Lisa | vakt | vikingskip | vase | fossil | mynter | sverd | guide | Kon-Tiki | rustning | utstoppet dyr
s2-41: brud | brudgom | bryllupskake | kake | ring | prest | blomster | champagne | tale | toastmaster | brudekjole | ris | brudevals | gjester | tårer
s2-42: sjiraff | svane | struts | elefant | Pinocchio | maursluker | flamingo | flaske | gitar | lama | hegre | kamel | gås | Diplodocus
s2-43: postkontor | flyplass | butikk | fornøyelsespark | toalett | do | skiheis | kino | kantine | konsert | grense | bussholdeplass | ferge | bakeri
s2-44: telt | sovepose | liggeunderlag | primus | stormkjøkken | lommelykt | hodelykt | kniv | ryggsekk | sekk | kart | kompass | fyrstikker | myggspray | myggmiddel | termos | hengekøye | mat
s2-45: fotball | håndball | ishockey | basketball | basket | volleyball | innebandy | rugby | tennis | boksing | bryting | fekting | judo | badminton | curling | stafett
s2-46: skip | fotballag | fly | ubåt | ferge | piratskip | håndballag | hær | romskip | hockeylag | Enterprise | Titanic | Hurtigruten
s2-47: ABBA | a-ha | Aqua | Roxette | Robyn | Sigrid | Aurora | Björk | Kygo | Lukas Graham | MØ | Zara Larsson | Europe | Avicii | Röyksopp | Sigur Rós | Volbeat | Marcus & Martinus | Loreen | Nightwish
s2-48: dør | sykkel | bil | mobil | telefon | koffert | safe | pengeskap | dagbok | hus | skap | datamaskin | port | do | toalett | skuff | skattekiste
s2-49: Island | Finland | Irland | Thailand | New Zealand | Skottland | England | Grønland | Tyskland | Nederland | Nord-Irland | Russland | Estland | Hviterussland
s2-50: Mount Everest | K2 | Kilimanjaro | Etna | Vesuv | Galdhøpiggen | Kebnekaise | Mont Blanc | Matterhorn | Fuji | Hekla | Eyjafjallajökull | Glittertind | Ararat | Elbrus | Denali | Gaustatoppen | Himmelbjerget
s2-51: Edvard Munch | Pablo Picasso | Vincent van Gogh | van Gogh | Leonardo da Vinci | da Vinci | Monet | Rembrandt | Gustav Vigeland | Vigeland | Michelangelo | Salvador Dalí | Dalí | Frida Kahlo | Andy Warhol | Carl Larsson | Asger Jorn | P.S. Krøyer | Krøyer | Anna Ancher | Klimt | Hilma af Klint | Thorvaldsen | Munch | Picasso
s2-52: lårbein | hodeskalle | ribbein | biceps | triceps | kne | albue | kragebein | skulderblad | hofte | bekken | kjeve | håndledd | hjerte | legg | halebein | kranium
s2-53: swahili | arabisk | hindi | kinesisk | mandarin | japansk | koreansk | thai | tyrkisk | vietnamesisk | tamil | urdu | hebraisk | afrikaans | somali | amharisk | persisk | farsi | zulu | kurdisk
s2-54: Neil Armstrong | Roald Amundsen | Edmund Hillary | Jurij Gagarin | Marie Curie | Leiv Eiriksson | Leif Eriksson | Valentina Teresjkova | Magellan | Barack Obama | Obama | Amelia Earhart | Charles Lindbergh | Adam | Gro Harlem Brundtland | George Washington | brødrene Wright | Tenzing Norgay | Vigdís Finnbogadóttir | Laika | Amundsen
s2-55: Mars | Venus | Jupiter | Saturn | Neptun | Uranus | Merkur | Orion | Titan | Europa | Store bjørn | Karlsvogna | Io | Ganymedes | Kassiopeia | Løven | Jorden | Jorda
s2-56: ambolt | høvel | symaskin | nål | hammer | sag | meisel | stemjern | fingerbøl | tang | målebånd | tommestokk | saks | blåsebelg | fil | tråd | vater | spiker
s2-57: Mona Lisa | Skrik | David | Guernica | Solsikker | Tenkeren | Venus fra Milo | Stjernenatt | Den lille havfruen | Sinnataggen | Nattverden | Pike med perleøredobb | Nattvakten | Manneken Pis | Vannliljer | Venus' fødsel
s2-58: diamant | rubin | granitt | marmor | smaragd | safir | kvarts | skifer | kalkstein | ametyst | basalt | topas | sandstein | opal | jade | gneis | flint | salt
s2-59: FN | NATO | EU | WHO | FIFA | NASA | NRK | BBC | CIA | FBI | UNICEF | WWF | UEFA | DR | SVT | IKEA | SAS | HBO | BMW | H&M
s2-60: dodo | mammut | T. rex | Tyrannosaurus rex | Triceratops | sabeltanntiger | tasmansk tiger | pungulv | geirfugl | Stegosaurus | Velociraptor | urokse | kvagga | trilobitt | Brontosaurus | hulebjørn | moa | vandredue | dronte
s2-61: Cats | Mamma Mia | Phantom of the Opera | Operafantomet | Svanesjøen | Nøtteknekkeren | Carmen | Aida | Les Misérables | Hamilton | Grease | Tryllefløyten | Wicked | Chess | Evita | West Side Story | Hair | Tosca | My Fair Lady | Annie
s2-62: kanel | pepper | basilikum | timian | kardemomme | safran | dill | persille | ingefær | nellik | oregano | chili | paprika | karri | vanilje | spisskummen | rosmarin | gurkemeie | gressløk
s2-63: hjul | ild | sverd | mynter | båt | brød | vin | pil og bue | krukker | nål | kam | plog | stridsvogn | kniv | tau | sko | spyd | speil | papyrus | terninger
s2-64: Star Wars | Shrek | Toy Story | Frost | Hjemme alene | Jurassic Park | Paddington | Biler | Terminator | Gudfaren | Harry Potter | Rocky | Haisommer | Avatar | Top Gun | Istid | Grusomme meg | Innsiden ut | Madagascar | Oppdrag Nemo
s2-65: papir | eple | kvae | lønnesirup | nøtter | kork | gummi | blad | løv | eikenøtt | planker | kanel | kokosnøtt | trekull | oksygen | pære | skygge | kirsebær | tannpirker
s2-66: New York | Sydney | Istanbul | Rio de Janeiro | Gøteborg | Barcelona | Milano | Hamburg | Los Angeles | Mumbai | Shanghai | Toronto | München | Melbourne | Chicago | Dubai | St. Petersburg | Lagos | Bergen | Aarhus | Malmö | Zürich
s2-67: tyveri | råkjøring | ran | svindel | bedrageri | feilparkering | smugling | ildspåsettelse | brannstiftelse | forsøpling | forfalskning | hærverk | innbrudd | kidnapping | skatteunndragelse | skattesvik | utpressing | fyllekjøring | sniking | fartsovertredelse
s2-68: Jesus | Moses | Adam | Eva | Noa | Abraham | Maria | Josef | David | Goliat | Samson | Jona | Peter | Judas | Salomo | Muhammad | Buddha | Krishna | Gabriel | Job
s2-69: prosessor | tastatur | batteri | skjerm | kamera | minne | harddisk | grafikkort | SIM-kort | hovedkort | vifte | høyttaler | mikrofon | antenne | brikke | USB-port
s2-70: Christofer Columbus | Roald Amundsen | Fridtjof Nansen | Leiv Eiriksson | Leif Eriksson | Marco Polo | Vasco da Gama | Magellan | James Cook | Thor Heyerdahl | Heyerdahl | Robert Scott | Scott | Shackleton | Livingstone | Vitus Bering | Knud Rasmussen | Odysseus | Eirik Raude | Sinbad | Jack Sparrow | Columbus | Amundsen | Nansen
s2-71: årstider | Beatles | kortfarger | bilhjul | himmelretninger | Ninja Turtles | hundens bein | elementer | evangelier | strykekvartett | adventslys | bordbein | ABBA | Teletubbies | husene på Galtvort | ess
s2-72: Grønland | Snøhvit | Rødhette | Svartehavet | Det hvite hus | blåbær | Red Bull | gullfisk | Den rosa panteren | Black Panther | Den røde plass | Røde Kors | Yellowstone | blåhval | Greenpeace | sølvmedalje
junior-animals: hund | katt | ku | hest | gris | sau | høne | løve | elefant | ape | fisk | fugl | mus | kanin | bjørn | rev | slange | tiger | sjiraff | frosk | and | geit | krokodille | pingvin | edderkopp
junior-food: brød | ost | pizza | eple | banan | egg | pølse | suppe | fisk | kjøttkaker | potet | ris | spaghetti | is | kake | gulrot | kylling | pannekaker | grøt | tomat | appelsin | skinke | agurk | burger
junior-clothes: bukse | sokker | sko | genser | jakke | lue | kjole | T-skjorte | votter | skjerf | underbukse | skjørt | støvler | pysjamas | caps | skjorte | belte | briller
junior-toys: ball | dukke | Lego | bamse | bil | tog | puslespill | klosser | drage | memory | Ludo | Uno | sykkel | huske | hoppetau | jojo | tromme | robot | fotball
junior-home: seng | bord | stol | lampe | dør | vindu | sofa | do | toalett | TV | kopp | tallerken | skje | pute | bok | klokke | speil | teppe | kjøleskap | nøkkel | badekar
junior-vehicles: bil | buss | tog | fly | båt | sykkel | trikk | ferge | motorsykkel | taxi | drosje | helikopter | lastbil | hest | sparkesykkel | traktor | rakett | slede | akebrett | ski
`;
