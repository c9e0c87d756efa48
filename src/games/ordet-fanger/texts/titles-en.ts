/** Ordet fanger: what stands on the cards in English, a card a line; last, what small children answer instead (OF-95). */
export const titles = `
s1-01: Something you find under a bed
s1-02: Something with a handle
s1-03: An animal with a long tail
s1-04: Something yellow you can eat
s1-05: Something you take to the beach
s1-06: Something that can wake you up
s1-07: Something you put on bread
s1-08: Something that can roll
s1-09: Something in a school bag
s1-10: Something with wheels
s1-11: Something very cold
s1-12: Something you use in the bathroom
s1-13: Something that can fly
s1-14: Something you wear in winter
s1-15: An animal you would not want in your bed
s1-16: Something sweet
s1-17: Something that can break
s1-18: Someone who wears a uniform
s1-19: Something you see in the sky
s1-20: Something you can hide in a pocket
s1-21: Something that smells bad
s1-22: A game you can play without a screen
s1-23: Something you eat with a spoon
s1-24: Something you find in the forest
s1-25: A city with a river running through it
s1-26: A famous person known by one name
s1-27: A fictional character with a hat
s1-28: Something found in a castle
s1-29: Something people eat at Christmas
s1-30: A sport where you get wet
s1-31: Something your grandparents did not have as children
s1-32: Something found on a ship
s1-33: A villain from a film or book
s1-34: An instrument you blow into
s1-35: An animal that is awake at night
s1-36: Something made of wood
s1-37: A job that starts early in the morning
s1-38: Something at a hospital
s1-39: Something in an amusement park
s1-40: Something people collect
s1-41: Something with stripes
s1-42: Something a pirate owns
s1-43: Something made from potatoes
s1-44: Someone you meet at an airport
s1-45: Something that melts
s1-46: Someone from a fairy tale
s1-47: A part of a bicycle or a car
s1-48: Something inside your body
s1-49: A Nordic island or group of islands
s1-50: A film or book title with an animal in it
s1-51: A country without a coast
s1-52: Someone whose face is or was on money
s1-53: A chemical element that is not a metal
s1-54: A building, tower or bridge with its own name
s1-55: A war, battle or revolution
s1-56: Someone who has something named after them
s1-57: A poisonous plant, mushroom or animal
s1-58: A city that has hosted the Olympics
s1-59: A composer who died before 1950
s1-60: A god or goddess
s1-61: A unit of measurement
s1-62: A dish from Asia
s1-63: A book or play more than 100 years old
s1-64: A character from a Nordic story, film or series
s1-65: A river outside Europe
s1-66: Something that was invented in the Nordic countries
s1-67: Something there is only one of in the world
s1-68: A currency that is not called krone
s1-69: A leader of a country who is no longer alive
s1-70: A TV series that is no longer made
s1-71: A thing with exactly five letters in its name
s1-72: Someone or something that has been in space
s2-01: Someone or something you say good night to
s2-02: Something in a fridge
s2-03: Something green that grows
s2-04: Something with teeth
s2-05: Something you can climb
s2-06: Something in a playground
s2-07: Something you peel before eating
s2-08: Something in a handbag
s2-09: Something hot
s2-10: Something you do not want in your shoe
s2-11: Something you can write or draw with
s2-12: An animal that lays eggs
s2-13: Something in a garage
s2-14: Something louder than you
s2-15: Something you can open
s2-16: Something with spots or dots
s2-17: Something you drink through a straw
s2-18: Something you can hang on a wall
s2-19: Something you celebrate
s2-20: Something soft
s2-21: Something people often lose
s2-22: Something a baby needs
s2-23: Something you can cut
s2-24: Something at the bottom of the sea
s2-25: A place where you must be quiet
s2-26: A famous pair or duo
s2-27: Something you buy in a hardware store
s2-28: Someone who works with animals
s2-29: A famous animal with a name
s2-30: Something from the 1980s or 1990s
s2-31: Something that runs on batteries
s2-32: A magical object
s2-33: A place tourists visit in the Nordic countries
s2-34: A food from Italy
s2-35: Something electric in the kitchen
s2-36: Something to do with Vikings
s2-37: Weather you would rather avoid
s2-38: Something useful on a desert island
s2-39: A character from a video game
s2-40: Something you see in a museum
s2-41: Something you see at a wedding
s2-42: Something with a long neck or a long nose
s2-43: A place where you queue
s2-44: Something you bring on a camping trip
s2-45: A sport you cannot do alone
s2-46: Something that has a captain
s2-47: A Nordic musician or band
s2-48: Something you can lock
s2-49: A country or nation ending in -land
s2-50: A mountain or volcano with a name
s2-51: A painter or sculptor no longer alive
s2-52: A bone, joint or muscle
s2-53: A language spoken in Africa or Asia
s2-54: Someone who was the first to do something
s2-55: A planet, moon or constellation
s2-56: Something a carpenter, smith or tailor uses
s2-57: A famous work of art
s2-58: A gemstone, mineral or rock
s2-59: An organisation or company known by its initials
s2-60: An extinct animal
s2-61: A musical, opera or ballet
s2-62: A spice or herb
s2-63: Something people already used 2,000 years ago
s2-64: A film that has had a sequel
s2-65: Something that comes from trees
s2-66: A big city that is not a capital
s2-67: Something you can be fined or punished for
s2-68: Someone from a holy book or religion
s2-69: A part of a computer or phone
s2-70: An explorer or seafarer, real or made up
s2-71: Something that comes in fours
s2-72: A name or word with a colour in it
junior-animals: An animal
junior-food: Something to eat
junior-clothes: Something to wear
junior-toys: A toy or a game
junior-home: Something at home
junior-vehicles: Something you can travel in or on
`;
