/** Ordet fanger: answers in English, a card a line, the common ones first. Never a complete list; never on a page. */
export const answers = `
s1-01: dust | sock | slippers | monster | suitcase | box | toy | cat | drawer | book | carpet | rug
s1-02: door | frying pan | cup | suitcase | bucket | umbrella | hammer | knife | broom | fridge | bag | pan
s1-03: monkey | crocodile | kangaroo | horse | cow | tiger | lion | lizard | rat | fox | peacock | cat
s1-04: banana | lemon | cheese | sweetcorn | corn | pineapple | mustard | egg yolk | mango | butter | curry | yellow pepper | chips
s1-05: towel | sunscreen | bucket | spade | swimsuit | sunglasses | ball | blanket | parasol | water | book | ice cream | sun cream
s1-06: alarm clock | rooster | cock | sun | dog | mum | mother | coffee | phone | thunder | neighbour | baby | nightmare | little brother | radio | alarm
s1-07: butter | cheese | jam | honey | ham | egg | liver pâté | cucumber | salmon | peanut butter | salami | tomato
s1-08: ball | wheel | orange | marble | coin | tyre | egg | apple | pea | barrel | dice | snowball
s1-09: pencil case | book | lunch box | packed lunch | pencil | ruler | eraser | rubber | calculator | gym clothes | PE kit | apple | keys | laptop | computer | homework
s1-10: car | bicycle | bus | skateboard | train | pram | suitcase | scooter | lorry | truck | wheelchair | roller skates | tractor | shopping trolley | bike
s1-11: ice | snow | ice cream | fridge | freezer | winter | Antarctica | snowman | iceberg | North Pole | Greenland | Siberia | ice cube
s1-12: toothbrush | toilet | soap | towel | mirror | shower | bathtub | bath | toilet paper | sink | comb | shampoo | toothpaste | loo
s1-13: bird | plane | helicopter | bee | butterfly | drone | balloon | kite | dragon | bat | rocket | Superman | mosquito | Peter Pan | aeroplane
s1-14: hat | mittens | scarf | jacket | coat | boots | gloves | wool socks | jumper | sweater | snowsuit | long johns | skis | earmuffs | woolly hat
s1-15: spider | snake | crocodile | hedgehog | shark | rat | skunk | elephant | wasp | bear | ant | scorpion | jellyfish | bedbug
s1-16: sweets | chocolate | honey | sugar | cake | ice cream | jam | lollipop | syrup | fizzy drink | soda | biscuit | cookie | raisin | puppy | candy
s1-17: glass | leg | plate | window | heart | phone | egg | computer | cup | vase | mirror | chair | toy | car
s1-18: police officer | nurse | soldier | firefighter | fireman | pilot | scout | chef | cook | doctor | postman | captain | guard | general | conductor | policeman
s1-19: cloud | moon | star | sun | rainbow | plane | bird | lightning | northern lights | satellite | comet | fireworks | UFO
s1-20: key | coin | phone | mobile | sweet | stone | ticket | hand | handkerchief | tissue | chewing gum | wallet | marble | note
s1-21: socks | rubbish | garbage | fart | skunk | rotten egg | nappy | diaper | manure | fish | toilet | sewer | surströmming | sour milk | exhaust | wet dog
s1-22: hide and seek | football | chess | tag | Ludo | Monopoly | poker | Yatzy | Yahtzee | bingo | Uno | dominoes | hopscotch | darts | cards
s1-23: soup | yoghurt | porridge | ice cream | cornflakes | jelly | pudding | rice pudding | baby food | skyr | stew | chocolate mousse | soft-boiled egg
s1-24: tree | mushroom | moose | elk | anthill | blueberries | moss | path | squirrel | pine cone | cone | stone | troll | fox | owl | tick
s1-25: London | Paris | Prague | Rome | Budapest | Vienna | Berlin | Cairo | Trondheim | Gothenburg | Drammen | Moscow | New York | Cologne | Florence | Randers | Umeå
s1-26: Madonna | Rihanna | Beyoncé | Adele | Shakira | Pelé | Ronaldo | Neymar | Plato | Napoleon | Cleopatra | Robyn | Björk | Zendaya | Banksy | Rembrandt | Socrates | Aurora
s1-27: Indiana Jones | Gandalf | Super Mario | Mario | Sherlock Holmes | Willy Wonka | Snufkin | Santa Claus | Father Christmas | the Mad Hatter | Luigi | Woody | Goofy | Donald Duck | Paddington | Lucky Luke | Zorro
s1-28: king | tower | dungeon | knight | moat | throne | ghost | drawbridge | princess | armour | cannon | crown | queen
s1-29: ham | turkey | duck | rice pudding | gingerbread | lutefisk | roast pork | herring | meatballs | nuts | marzipan | sausage | saffron bun | red cabbage | clementine
s1-30: swimming | water polo | diving | rowing | surfing | kayaking | sailing | triathlon | rafting | scuba diving | windsurfing | water skiing
s1-31: mobile phone | internet | computer | TikTok | tablet | iPad | PlayStation | Google | electric scooter | YouTube | drone | Netflix | microwave | GPS | Minecraft | smartphone
s1-32: anchor | captain | sail | mast | lifeboat | rudder | deck | cabin | compass | life jacket | rope | sailor | pirate | galley
s1-33: Darth Vader | Voldemort | the Joker | Scar | Cruella de Vil | Captain Hook | Sauron | Thanos | Dracula | Ursula | Loki | Jafar | Bowser | Lex Luthor | the Grinch | Gollum
s1-34: flute | trumpet | clarinet | saxophone | tuba | trombone | oboe | bagpipes | harmonica | mouth organ | recorder | horn | bassoon | didgeridoo
s1-35: owl | bat | hedgehog | fox | badger | moth | cat | raccoon | wolf | mouse | lynx | hamster | firefly
s1-36: table | chair | door | boat | guitar | pencil | house | fence | floor | spoon | violin | ladder | Pinocchio | matches
s1-37: baker | farmer | fisherman | paper boy | newspaper deliverer | bus driver | postman | nurse | cleaner | teacher | pilot | train driver | bin man | refuse collector | caretaker
s1-38: bed | doctor | nurse | plaster | syringe | needle | X-ray | ambulance | patient | bandage | wheelchair | medicine | scalpel | stethoscope
s1-39: roller coaster | Ferris wheel | candy floss | carousel | merry-go-round | clown | bumper cars | ghost train | queue | ticket | popcorn | haunted house | ice cream | free fall tower | big wheel
s1-40: stamps | coins | Pokémon cards | football cards | dolls | records | vinyl | stones | autographs | shells | books | posters | shoes | postcards | antiques | model trains
s1-41: zebra | tiger | bee | zebra crossing | flag | pyjamas | candy cane | wasp | football shirt | clownfish | badger | prison uniform | barcode
s1-42: parrot | treasure map | hook | wooden leg | ship | eyepatch | sword | rum | treasure | flag | cannon | gold | telescope | spyglass
s1-43: fries | crisps | mash | gratin | potato salad | gnocchi | rösti | lefse | potato dumplings | baked potato | wedges | vodka | potato soup | potato starch | chips
s1-44: pilot | flight attendant | passenger | customs officer | tourist | security guard | police officer | taxi driver | mechanic | air traffic controller | waiter | baggage handler | tour guide | cabin crew
s1-45: ice | snow | chocolate | butter | candle | cheese | ice cream | wax | snowman | glacier | gold | plastic | iron
s1-46: Cinderella | Snow White | Little Red Riding Hood | Rapunzel | Hansel | Gretel | Sleeping Beauty | Pinocchio | Thumbelina | the Little Mermaid | Aladdin | Ali Baba | witch | prince | the Ash Lad | wolf
s1-47: brake | pedal | wheel | chain | saddle | seat | handlebars | engine | gears | windscreen | exhaust pipe | bell | spoke | steering wheel | headlight | seat belt
s1-48: heart | lung | liver | brain | stomach | kidney | intestine | skeleton | blood | muscle | appendix | bladder | bone | spleen | food
s1-49: Iceland | Bornholm | Gotland | Öland | the Faroe Islands | Faroes | Åland | Svalbard | Lofoten | Greenland | Zealand | Funen | Senja | Jan Mayen | Samsø | Læsø | Orust | Ven | Hitra
s1-50: The Lion King | Kung Fu Panda | Batman | Black Panther | Ant-Man | Chicken Run | War Horse | Catwoman | Spider-Man | The Three Little Pigs | The Ugly Duckling | Dances with Wolves | Reservoir Dogs | Black Swan | 101 Dalmatians | Cats
s1-51: Switzerland | Austria | Hungary | Mongolia | Nepal | Bolivia | Chad | Czechia | Czech Republic | Slovakia | Luxembourg | Paraguay | Zambia | Mali | Laos | Serbia | Afghanistan | Liechtenstein | Uganda
s1-52: Queen Elizabeth | George Washington | Abraham Lincoln | Benjamin Franklin | Astrid Lindgren | Greta Garbo | Ingmar Bergman | Edvard Munch | Karen Blixen | Niels Bohr | Sigrid Undset | Fridtjof Nansen | Selma Lagerlöf | Carl von Linné | Linné | Gandhi | Nelson Mandela | Henrik Ibsen | Mozart | Jane Austen
s1-53: oxygen | hydrogen | carbon | helium | nitrogen | neon | sulphur | sulfur | chlorine | iodine | argon | fluorine | bromine | phosphorus | krypton | xenon | radon
s1-54: the Eiffel Tower | Big Ben | Golden Gate | the Øresund Bridge | Empire State Building | the Colosseum | Taj Mahal | the Leaning Tower of Pisa | the White House | Turning Torso | Burj Khalifa | Pentagon | Notre-Dame | the Round Tower | Sagrada Família | Nidaros Cathedral | Kronborg | Globen | Tower Bridge
s1-55: the French Revolution | World War II | World War I | Battle of Hastings | Waterloo | the Cold War | the Vietnam War | the Thirty Years' War | the Russian Revolution | Poltava | Stiklestad | the American Civil War | the Industrial Revolution | the Second World War | the First World War
s1-56: Alfred Nobel | Celsius | Einstein | Newton | Volta | Diesel | Tesla | James Watt | Watt | Hubble | Ohm | Ørsted | Hans Christian Ørsted | Pascal | Hertz | Halley | Röntgen | Morse | Louis Braille | Braille | Columbus | Caesar | Earl of Sandwich | Sandwich | Nobel
s1-57: fly agaric | adder | cobra | lily of the valley | scorpion | black widow | foxglove | rattlesnake | yew | pufferfish | poison dart frog | hemlock | giant hogweed | jellyfish | wasp | viper
s1-58: Oslo | Lillehammer | Stockholm | Helsinki | Athens | London | Paris | Tokyo | Beijing | Rio de Janeiro | Rio | Sydney | Atlanta | Barcelona | Seoul | Los Angeles | Moscow | Montreal | Munich | Rome | Berlin | Vancouver | Turin | Innsbruck
s1-59: Mozart | Beethoven | Bach | Grieg | Vivaldi | Chopin | Tchaikovsky | Handel | Haydn | Verdi | Wagner | Brahms | Schubert | Liszt | Carl Nielsen | Strauss | Bellman | Mahler | Debussy
s1-60: Thor | Odin | Zeus | Loki | Freya | Athena | Ra | Anubis | Poseidon | Hades | Mars | Venus | Jupiter | Vishnu | Ganesha | Balder | Apollo | Shiva | Neptune | Hera
s1-61: metre | kilo | litre | liter | second | volt | watt | degree | inch | hour | gram | decibel | hertz | tonne | ton | ampere | joule | byte | knot | light year | hectare | pixel | meter | kilogram
s1-62: sushi | ramen | pho | kimchi | pad thai | dim sum | biryani | tikka masala | spring roll | satay | samosa | tom yum | bibimbap | nasi goreng | dal | Peking duck | butter chicken | fried rice
s1-63: the Bible | Robinson Crusoe | Dracula | Frankenstein | Alice in Wonderland | Moby Dick | Peer Gynt | Hunger | Treasure Island | Hamlet | Oliver Twist | Don Quixote | War and Peace | the Odyssey | the Quran | Romeo and Juliet | A Doll's House | Pride and Prejudice
s1-64: Pippi Longstocking | Pippi | Emil | Ronja | Moomintroll | Karlsson | Lisbeth Salander | Harry Hole | Wallander | Egon Olsen | Peer Gynt | Nils Holgersson | Alfie Atkins | Bamse | Findus | Little My | Saga Norén | Captain Sabertooth | Rasmus Klump
s1-65: the Nile | the Amazon | Mississippi | Ganges | Congo | Yangtze | Zambezi | Mekong | Niger | Missouri | Yukon | Indus | Jordan | Tigris | Euphrates | Orinoco | Hudson | Colorado
s1-66: Lego | dynamite | cheese slicer | Spotify | Minecraft | IKEA | adjustable spanner | three-point seat belt | Bluetooth | Tetra Pak | Linux | safety match | Angry Birds | spray can | Celsius thermometer | pacemaker | brown cheese
s1-67: Mona Lisa | the Eiffel Tower | Mount Everest | the Pope | the Great Wall of China | Grand Canyon | the Statue of Liberty | Stonehenge | the sun | the Vasa | Pulpit Rock | Big Ben | me | the Sphinx | the Earth | Antarctica
s1-68: dollar | euro | pound | yen | rouble | ruble | peso | franc | lira | rupee | drachma | yuan | zloty | bitcoin | rand | forint | won | peseta | D-mark | Deutschmark | baht
s1-69: Napoleon | Abraham Lincoln | Winston Churchill | Nelson Mandela | Mandela | John F. Kennedy | Kennedy | Olof Palme | Palme | Margaret Thatcher | Thatcher | Julius Caesar | Caesar | Gustav Vasa | Cleopatra | Lenin | Einar Gerhardsen | Gerhardsen | Queen Victoria | Harald Bluetooth | Gorbachev | Fidel Castro | George Washington | Christian IV | Christian the Fourth | Lincoln | Churchill
s1-70: Friends | Game of Thrones | Breaking Bad | The Sopranos | Skam | Borgen | Matador | Rederiet | Hotel Cæsar | The Office | Lost | Dallas | Seinfeld | How I Met Your Mother | Prison Break | Lilyhammer | The Bridge | Succession
s1-71: chair | table | apple | house | spoon | knife | bread | phone | plate | clock | pizza | piano
s1-72: Neil Armstrong | Laika | Yuri Gagarin | Gagarin | Buzz Aldrin | Hubble | Sputnik | ISS | Andreas Mogensen | Christer Fuglesang | Apollo 11 | Voyager | Tintin | Valentina Tereshkova | James Webb | astronaut | Luke Skywalker | E.T.
s2-01: mum | dad | teddy bear | dog | cat | moon | sister | brother | grandma | doll | grandad | mother | father
s2-02: milk | butter | cheese | eggs | ham | juice | yoghurt | ketchup | leftovers | cucumber | light | mustard | jam
s2-03: grass | leaf | tree | lettuce | moss | clover | cucumber | pea | fern | nettle | cactus | broccoli
s2-04: shark | saw | comb | crocodile | dog | zip | vampire | wolf | rake | dentist | horse | beaver
s2-05: tree | mountain | ladder | rope | stairs | wall | fence | climbing frame | Mount Everest | roof | rock | flagpole
s2-06: swing | slide | sandpit | seesaw | bench | climbing frame | child | bucket | spade | ball | merry-go-round
s2-07: banana | orange | egg | potato | prawn | mango | onion | clementine | avocado | kiwi | carrot | pineapple | nut
s2-08: lipstick | keys | wallet | purse | phone | tissues | chewing gum | comb | mirror | pen | receipt | perfume | glasses
s2-09: sun | fire | lava | oven | coffee | desert | sauna | iron | tea | volcano | soup | summer | Sahara
s2-10: stone | spider | water | sand | snow | chewing gum | Lego | ant | wasp | mouse | nail | mud
s2-11: pencil | pen | crayon | chalk | marker | felt tip | paintbrush | keyboard | finger | charcoal | feather | quill | stick | computer
s2-12: hen | snake | crocodile | turtle | frog | ostrich | penguin | salmon | owl | dinosaur | platypus | ant | duck | chicken
s2-13: car | bicycle | tools | ladder | tyres | paint | lawnmower | skis | snow shovel | oil | hammer | rubbish | bike
s2-14: fire engine | rock concert | chainsaw | plane | lion | thunder | drill | motorbike | baby | siren | elephant | drum | vacuum cleaner
s2-15: door | window | book | box | bottle | eyes | present | umbrella | letter | tin | shop | fridge | bank account
s2-16: ladybird | dalmatian | leopard | giraffe | dice | strawberry | measles | domino | cow | fly agaric | Minnie Mouse | cheetah | ladybug
s2-17: milkshake | juice | soda | fizzy drink | water | smoothie | iced tea | coconut water | iced coffee | squash | milk | cocoa | cola
s2-18: picture | clock | mirror | poster | calendar | TV | lamp | shelf | painting | map | guitar | hook | blackboard
s2-19: birthday | Christmas | Easter | wedding | New Year's Eve | confirmation | midsummer | National Day | christening | Halloween | Eid | Mother's Day | victory
s2-20: pillow | cotton wool | teddy bear | feather | butter | cat | duvet | moss | wool | marshmallow | sofa | velvet | rabbit
s2-21: keys | phone | sock | glasses | remote control | umbrella | glove | patience | time | wallet | teeth | hair
s2-22: milk | nappy | dummy | mum | mother | pram | sleep | bib | love | bottle | cot | toy | bath | diaper | pacifier
s2-23: paper | hair | bread | grass | cake | nails | rope | onion | cloth | cheese | pizza | hedge
s2-24: sand | fish | shell | shipwreck | crab | starfish | seaweed | treasure | stone | Titanic | anchor | SpongeBob | lobster
s2-25: library | church | cinema | theatre | hospital | classroom | funeral | museum | exam | bedroom | concert hall | monastery
s2-26: Batman and Robin | Tom and Jerry | Romeo and Juliet | Adam and Eve | Hansel and Gretel | Mario and Luigi | Chip and Dale | Bonnie and Clyde | Asterix and Obelix | Timon and Pumbaa | Laurel and Hardy | Holmes and Watson | Ylvis
s2-27: hammer | nails | paint | screws | saw | drill | ladder | paintbrush | light bulb | glue | planks | lock | tape
s2-28: vet | farmer | zookeeper | shepherd | jockey | fisherman | dog trainer | beekeeper | David Attenborough | reindeer herder | butcher | hunter | rider
s2-29: Lassie | Bambi | Dumbo | Laika | Keiko | Pluto | Simba | Nemo | Moby Dick | King Kong | Snoopy | Scooby-Doo | Garfield | Hedwig | Winnie-the-Pooh | Flipper
s2-30: cassette | Walkman | VHS | Spice Girls | Tamagotchi | Game Boy | a-ha | Tetris | floppy disk | shoulder pads | Michael Jackson | Nokia | Furby | pager | Pokémon | Titanic
s2-31: torch | remote control | mobile phone | phone | toy car | smoke alarm | watch | hearing aid | laptop | electric toothbrush | pacemaker | Tesla | headphones | calculator | flashlight
s2-32: wand | flying carpet | magic lamp | ring | invisibility cloak | crystal ball | Excalibur | Mjolnir | Thor's hammer | broomstick | potion | top hat | magic mirror | philosopher's stone
s2-33: Tivoli | Nyhavn | the North Cape | Geirangerfjord | Legoland | Liseberg | Gamla stan | Skansen | Lofoten | Holmenkollen | the Vigeland Park | Bryggen | the Blue Lagoon | Pulpit Rock | Skagen | Kronborg | the Vasa Museum
s2-34: pizza | pasta | lasagne | risotto | tiramisu | gelato | mozzarella | parmesan | pesto | gnocchi | spaghetti | salami | ciabatta | carbonara | panna cotta | minestrone | ravioli
s2-35: toaster | microwave | kettle | dishwasher | mixer | blender | waffle iron | coffee machine | fridge | oven | freezer | extractor fan | air fryer
s2-36: longship | Odin | Thor | helmet | sword | runes | axe | Leif Erikson | shield | mead | Valhalla | burial mound | Lindisfarne | Ragnar Lothbrok
s2-37: rain | snowstorm | tornado | storm | hail | fog | thunder | hurricane | drought | heatwave | sleet | lightning | typhoon | freezing rain | blizzard
s2-38: knife | rope | matches | tent | water | friend | fishing rod | book | boat | sunscreen | axe | radio | sleeping bag | satellite phone
s2-39: Mario | Sonic | Pikachu | Lara Croft | Pac-Man | Link | Zelda | Luigi | Kirby | Donkey Kong | Steve | Yoshi | Kratos | Master Chief | Creeper | Crash Bandicoot | Bowser | Tails
s2-40: dinosaur skeleton | painting | mummy | statue | Mona Lisa | guard | Viking ship | vase | fossil | coins | sword | guide | Kon-Tiki | suit of armour | stuffed animal
s2-41: bride | groom | cake | ring | priest | flowers | champagne | speech | toastmaster | wedding dress | rice | waltz | guests | tears
s2-42: giraffe | swan | ostrich | elephant | Pinocchio | anteater | flamingo | bottle | guitar | llama | heron | camel | goose | Diplodocus
s2-43: post office | airport | shop | supermarket | amusement park | toilet | ski lift | cinema | canteen | concert | border | bus stop | ferry | bakery
s2-44: tent | sleeping bag | sleeping mat | camping stove | torch | knife | rucksack | backpack | map | compass | matches | mosquito spray | thermos | hammock | food
s2-45: football | handball | ice hockey | basketball | volleyball | floorball | rugby | tennis | boxing | wrestling | fencing | judo | badminton | curling | relay
s2-46: ship | football team | plane | submarine | ferry | pirate ship | handball team | army | spaceship | hockey team | the Enterprise | Titanic | Hurtigruten
s2-47: ABBA | a-ha | Aqua | Roxette | Robyn | Sigrid | Aurora | Björk | Kygo | Lukas Graham | MØ | Zara Larsson | Europe | Avicii | Röyksopp | Sigur Rós | Volbeat | Marcus & Martinus | Loreen | Nightwish
s2-48: door | bicycle | car | phone | suitcase | safe | diary | house | locker | computer | gate | toilet | drawer | treasure chest | bike
s2-49: Iceland | Finland | Ireland | Thailand | New Zealand | Scotland | England | Greenland | Poland | Switzerland | Northern Ireland
s2-50: Mount Everest | K2 | Kilimanjaro | Etna | Vesuvius | Galdhøpiggen | Kebnekaise | Mont Blanc | Matterhorn | Mount Fuji | Fuji | Hekla | Eyjafjallajökull | Glittertind | Ararat | Elbrus | Denali | Gaustatoppen | Himmelbjerget
s2-51: Edvard Munch | Pablo Picasso | Vincent van Gogh | van Gogh | Leonardo da Vinci | da Vinci | Monet | Rembrandt | Gustav Vigeland | Vigeland | Michelangelo | Salvador Dalí | Dalí | Frida Kahlo | Andy Warhol | Carl Larsson | Asger Jorn | P.S. Krøyer | Krøyer | Anna Ancher | Klimt | Hilma af Klint | Thorvaldsen | Munch | Picasso
s2-52: femur | skull | rib | biceps | triceps | knee | elbow | collarbone | shoulder blade | hip | pelvis | jaw | wrist | heart | calf | tailbone | thigh bone
s2-53: Swahili | Arabic | Hindi | Chinese | Mandarin | Japanese | Korean | Thai | Turkish | Vietnamese | Tamil | Urdu | Hebrew | Afrikaans | Somali | Amharic | Persian | Farsi | Zulu | Kurdish
s2-54: Neil Armstrong | Roald Amundsen | Edmund Hillary | Yuri Gagarin | Marie Curie | Leif Erikson | Valentina Tereshkova | Magellan | Barack Obama | Obama | Amelia Earhart | Charles Lindbergh | Adam | Gro Harlem Brundtland | George Washington | the Wright brothers | Tenzing Norgay | Vigdís Finnbogadóttir | Laika | Amundsen
s2-55: Mars | Venus | Jupiter | Saturn | Neptune | Uranus | Mercury | Orion | Titan | Europa | the Great Bear | the Plough | the Big Dipper | Io | Ganymede | Cassiopeia | Leo | the Earth
s2-56: anvil | plane | sewing machine | needle | hammer | saw | chisel | thimble | tongs | tape measure | scissors | bellows | file | thread | spirit level | nail
s2-57: Mona Lisa | The Scream | David | Guernica | Sunflowers | The Thinker | Venus de Milo | The Starry Night | The Little Mermaid | the Angry Boy | The Last Supper | Girl with a Pearl Earring | The Night Watch | Manneken Pis | Water Lilies | The Birth of Venus
s2-58: diamond | ruby | granite | marble | emerald | sapphire | quartz | slate | limestone | amethyst | basalt | topaz | sandstone | opal | jade | gneiss | flint | salt
s2-59: UN | NATO | EU | WHO | FIFA | NASA | NRK | BBC | CIA | FBI | UNICEF | WWF | UEFA | DR | SVT | IKEA | SAS | HBO | BMW | H&M
s2-60: dodo | mammoth | T. rex | Tyrannosaurus rex | Triceratops | sabre-toothed tiger | sabre-toothed cat | Tasmanian tiger | great auk | Stegosaurus | Velociraptor | aurochs | quagga | trilobite | Brontosaurus | cave bear | moa | passenger pigeon
s2-61: Cats | Mamma Mia | The Phantom of the Opera | Swan Lake | The Nutcracker | Carmen | Aida | Les Misérables | Hamilton | Grease | The Magic Flute | Wicked | Chess | Evita | West Side Story | Hair | Tosca | My Fair Lady | Annie
s2-62: cinnamon | pepper | basil | thyme | cardamom | saffron | dill | parsley | ginger | clove | oregano | chilli | paprika | curry | vanilla | cumin | rosemary | turmeric | chives
s2-63: wheel | fire | sword | coins | boat | bread | wine | bow and arrow | pots | needle | comb | plough | chariot | knife | rope | shoes | spear | mirror | papyrus | dice
s2-64: Star Wars | Shrek | Toy Story | Frozen | Home Alone | Jurassic Park | Paddington | Cars | Terminator | The Godfather | Harry Potter | Rocky | Jaws | Avatar | Top Gun | Ice Age | Despicable Me | Inside Out | Madagascar | Finding Nemo
s2-65: paper | apple | resin | maple syrup | nuts | cork | rubber | leaf | acorn | planks | cinnamon | coconut | charcoal | oxygen | pear | shade | cherries | toothpick
s2-66: New York | Sydney | Istanbul | Rio de Janeiro | Gothenburg | Barcelona | Milan | Hamburg | Los Angeles | Mumbai | Shanghai | Toronto | Munich | Melbourne | Chicago | Dubai | Saint Petersburg | Lagos | Bergen | Aarhus | Malmö | Zürich
s2-67: theft | speeding | robbery | fraud | illegal parking | smuggling | arson | littering | forgery | vandalism | burglary | kidnapping | tax evasion | blackmail | drunk driving | fare dodging | stealing
s2-68: Jesus | Moses | Adam | Eve | Noah | Abraham | Mary | Joseph | David | Goliath | Samson | Jonah | Peter | Judas | Solomon | Muhammad | Buddha | Krishna | Gabriel | Job
s2-69: processor | keyboard | battery | screen | camera | memory | hard disk | hard drive | graphics card | SIM card | motherboard | fan | loudspeaker | speaker | microphone | antenna | chip | USB port
s2-70: Christopher Columbus | Roald Amundsen | Fridtjof Nansen | Leif Erikson | Marco Polo | Vasco da Gama | Magellan | James Cook | Thor Heyerdahl | Heyerdahl | Robert Scott | Scott | Shackleton | Livingstone | Vitus Bering | Knud Rasmussen | Odysseus | Erik the Red | Sinbad | Jack Sparrow | Columbus | Amundsen | Nansen
s2-71: seasons | the Beatles | suits | car wheels | compass points | Ninja Turtles | a dog's legs | elements | gospels | string quartet | Advent candles | table legs | ABBA | Teletubbies | Hogwarts houses | aces
s2-72: Greenland | Snow White | Little Red Riding Hood | the Black Sea | the White House | blueberry | Red Bull | goldfish | the Pink Panther | Black Panther | Red Square | the Red Cross | Yellowstone | blue whale | Greenpeace | silver medal
junior-animals: dog | cat | cow | horse | pig | sheep | hen | lion | elephant | monkey | fish | bird | mouse | rabbit | bear | fox | snake | tiger | giraffe | frog | duck | goat | crocodile | penguin | spider
junior-food: bread | cheese | pizza | apple | banana | egg | sausage | soup | fish | meatballs | potato | rice | spaghetti | ice cream | cake | carrot | chicken | pancakes | porridge | tomato | orange | ham | cucumber | burger
junior-clothes: trousers | socks | shoes | jumper | jacket | hat | dress | T-shirt | mittens | scarf | underpants | skirt | boots | pyjamas | cap | shirt | belt | glasses
junior-toys: ball | doll | Lego | teddy bear | car | train | puzzle | bricks | kite | Memory | Ludo | Uno | bicycle | swing | skipping rope | yo-yo | drum | robot | football
junior-home: bed | table | chair | lamp | door | window | sofa | toilet | TV | cup | plate | spoon | pillow | book | clock | mirror | carpet | fridge | key | bathtub
junior-vehicles: car | bus | train | plane | boat | bicycle | tram | ferry | motorbike | taxi | helicopter | lorry | horse | scooter | tractor | rocket | sledge | skis
`;
