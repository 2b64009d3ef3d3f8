// Passwords that anybody would try first, at least 8 characters long, in lower case [ACC-54]: the words people choose
// with the tails they add to them, and the runs of digits and keys.
const WORDS = `
1q2w3e4r 1qaz2wsx a1b2c3d4 abbu abc12345 abcd1234 abcdefgh abdullah access admin administrator allah
amarsonarbangla amitumi ammu andrew android asdfghjk ashley babygirl bailey bangla bangladesh barisal baseball
batman bhalobasha bismillah bogra buster changeme charlie chattogram chittagong comilla computer cricket daniel
default dhaka dragon facebook family father flower football forever freedom friend google guest harley hello
hockey hottie hunter iloveyou insallah internet iphone islam jennifer jessica jesus jonaki jordan joshua karim
khulna killer letmein login lovely loveme lucky mashallah master michael mohammad monkey mother muhammad mushfiq
nokia p@ssw0rd p@ssword pass1234 passw0rd password pepper pokemon princess q1w2e3r4 qwerty qwerty123 qwertyui
rahim rahman rajshahi ramadan ranger rangpur root samsung secret shadow shakib soccer starwars sunshine superman
sylhet tamim test tigers tigger trustno1 tumiami user valobasha welcome whatever whatsapp winner youtube
zaq12wsx zxcvbnm`;

const TAILS = [
  "",
  "1",
  "12",
  "123",
  "1234",
  "12345",
  "123456",
  "!",
  "@",
  "@123",
  "#123",
  "123!",
  "1!",
  "01",
  "00",
  "007",
  "69",
  "786",
  "2020",
  "2021",
  "2022",
  "2023",
  "2024",
  "2025",
  "2026",
  "@2024",
  "@2025",
  "@2026",
];

const RUNS = `
00000000 01234567 012345678 01700000000 01711111111 0987654321 10203040 11111111 11112222 11223344 12121212
123123123 12341234 12345678 123456789 1234567890 12345678a 1234567a 123456aa 123456abc 1234abcd 13579246
147258369 1q2w3e4r5t 1qazxsw2 22222222 24681012 33333333 44444444 55555555 66666666 77777777 87654321 88888888
88888888a 98765432 987654321 99999999 a1234567 a12345678 aa123456 aaaaaaaa abababab abc123456 abcabcabc asdf1234
asdfghjkl passwordpassword q1w2e3r4t5 qazwsxedc qweqweqwe qwer1234 qwertyuiop xxxxxxxx zxcvbnm123 zzzzzzzz`;

const LEAST_CHARACTERS = 8;
const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

export const GUESSED_PASSWORDS: ReadonlySet<string> = new Set(
  [...words(WORDS).flatMap((word) => TAILS.map((tail) => word + tail)), ...words(RUNS)].filter(
    (password) => password.length >= LEAST_CHARACTERS,
  ),
);
