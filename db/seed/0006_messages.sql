-- What the demo brand says in both languages: banners, notices, help and articles [MSG-2, MSG-12, MSG-25, MSG-27]. Times
-- are counted back from the first start, so that a new house looks lived in; an operator's changes stay.

-- Banners: the picture keeps its left side calm for the words
insert into announcements (type, banner_group, image, link, title_bn, title_en, content_bn, content_en, state, starts_at, position) values
  ('B', 'home', '/art/banner-river.svg', '/index#games',
   $t$এক জার আলো, সবই খেলার টাকায়$t$, $t$A jar of light, all in play money$t$,
   $t$<p>জোনাকি এখন শুধু খেলার টাকায় চলে। এখানে টাকা জমা দিতে হয় না, তাই হারানোরও কিছু নেই।</p>$t$,
   $t$<p>Jonaki runs on play money for now. You pay nothing in, so there is nothing real to lose.</p>$t$,
   'SHOWN', now() - interval '41 days', 1),
  ('B', 'home', '/art/banner-dice.svg', '/index#games',
   $t$ডাইস: সম্ভাবনা আপনার হাতে$t$, $t$Dice: you choose the chance$t$,
   $t$<p>0.01% থেকে 98% পর্যন্ত জেতার সম্ভাবনা নিজেই ঠিক করুন। তারপর ওভার বা আন্ডার ধরুন।</p>$t$,
   $t$<p>Set your own chance of winning, from 0.01% to 98%. Then call over or under.</p>$t$,
   'SHOWN', now() - interval '39 days', 2),
  ('B', 'home', '/art/banner-fair.svg', '/fair',
   $t$প্রতিটি ফল নিজেই যাচাই করুন$t$, $t$Check every result yourself$t$,
   $t$<p>বাজির আগে সিডের হ্যাশ, পরে সিডটিও দেখুন। বাকি হিসাব করে আপনার ব্রাউজার।</p>$t$,
   $t$<p>You see the hash before the bet and the seed after it. Your own browser does the sum.</p>$t$,
   'SHOWN', now() - interval '23 days', 3),
  ('B', 'home', '/art/banner-calm.svg', '/help#responsible',
   $t$আনন্দ থাকুক, সীমাও থাকুক$t$, $t$Enjoy it, and know when to stop$t$,
   $t$<p>খেলা আয়ের উপায় নয়। কখন থামবেন আর কীভাবে বিরতি নেবেন, আগে থেকেই জেনে রাখুন।</p>$t$,
   $t$<p>Play is not a way to earn. Learn early when to stop and how to take a break.</p>$t$,
   'SHOWN', now() - interval '20 days', 4),
  ('B', 'home', '/art/banner-guide.svg', '/help#guide',
   $t$নতুন এসেছেন? শুরুটা এখানে$t$, $t$New here? Start with the guide$t$,
   $t$<p>প্রথম রাউন্ড, বেটিং রেকর্ড আর যাচাই: তিনটি ছোট লেখায় সহজ করে বলা।</p>$t$,
   $t$<p>Your first round, the betting record and the check, told simply in three short reads.</p>$t$,
   'SHOWN', now() - interval '12 days', 5),
  ('B', 'home', '/art/banner-phone.svg', '/down',
   $t$ফোনেই জোনাকি, অ্যাপ ছাড়াই$t$, $t$On your phone, no app needed$t$,
   $t$<p>সাইটটি ফোনের ব্রাউজারেই ভালো চলে। অ্যাপ প্রকাশ হলে ডাউনলোড করা যাবে এই পাতা থেকেই।</p>$t$,
   $t$<p>The site works well in your phone's browser. When an app is published, you will find it here.</p>$t$,
   'SHOWN', now() - interval '8 days', 6),
  ('B', 'home', '/art/banner-join.svg', '/join',
   $t$এজেন্ট হতে চান? আবেদন করুন$t$, $t$Want to be an agent? Apply here$t$,
   $t$<p>এজেন্ট সেন্টার এখনো তৈরি হচ্ছে। আগ্রহ থাকলে এখনই জানিয়ে রাখতে পারেন।</p>$t$,
   $t$<p>The agent centre is still being built. If you are interested, tell us now.</p>$t$,
   'SHOWN', now() - interval '4 days', 7),
  ('B', 'w_login', '/art/banner-login.svg', '/help#guide',
   $t$জোনাকির রাতে স্বাগতম$t$, $t$Welcome to the firefly night$t$,
   $t$<p>ডেমো অ্যাকাউন্টে লগইন করুন, অথবা অ্যাকাউন্ট ছাড়াই ফ্রি খেলুন।</p>$t$,
   $t$<p>Log in with a demo account, or play free without one.</p>$t$,
   'SHOWN', now() - interval '41 days', 1);

-- The popup of the start, and the two headlines that stay on top of the list
insert into announcements (type, kind, title_bn, title_en, content_bn, content_en, state, starts_at) values
  ('PU', 'SITE', $t$জোনাকিতে স্বাগতম$t$, $t$Welcome to Jonaki$t$,
   $t$<p>প্রথমেই সবচেয়ে জরুরি কথাটা: <strong>এখানে শুধু খেলার টাকা চলে।</strong> টাকা জমা দেওয়া যায় না, তোলাও যায় না। দেখুন, খেলুন, যাচাই করুন; আপনার পকেট থেকে কিছুই যাবে না।</p><ul><li>অ্যাকাউন্ট না থাকলেও ‘ফ্রি খেলুন’ চেপে পরীক্ষামূলক টাকায় ২৪ ঘণ্টা খেলা যায়।</li><li>প্রতিটি ফল <a href="/fair">ন্যায্যতা পেজে</a> নিজেই মিলিয়ে দেখা যায়।</li><li>কীভাবে শুরু করবেন, তা আছে <a href="/help#guide">নতুনদের গাইডে</a>।</li></ul><p>জোনাকি শুধু ১৮ বছর বা তার বেশি বয়সীদের জন্য।</p>$t$,
   $t$<p>The most important thing first: <strong>only play money is used here.</strong> Nothing can be paid in and nothing can be withdrawn. Look around, play and check the results; none of it touches your pocket.</p><ul><li>Without an account, press Play free and play for 24 hours with trial money.</li><li>You can check every result yourself on the <a href="/fair">fairness page</a>.</li><li>The <a href="/help#guide">beginner guide</a> shows you how to start.</li></ul><p>Jonaki is only for people aged 18 or over.</p>$t$,
   'SHOWN', now() - interval '41 days'),
  ('H', 'PAYMENT', $t$এখানে শুধু খেলার টাকা: জমা নেই, উত্তোলনও নেই$t$, $t$Play money only: no deposits, no withdrawals$t$,
   $t$<p>জোনাকির প্রতিটি ব্যালেন্স খেলার টাকার। এর কোনো আর্থিক মূল্য নেই; এটি কেনা, বেচা, জমা দেওয়া বা তোলা যায় না।</p><p>কেউ জোনাকির নাম করে টাকা চাইলে দেবেন না। <a href="/help#contact">আমাদের জানান</a>।</p>$t$,
   $t$<p>Every balance on Jonaki is play money. It has no cash value and cannot be bought, sold, paid in or withdrawn.</p><p>If anyone asks you for money in Jonaki's name, do not pay. <a href="/help#contact">Tell us</a>.</p>$t$,
   'SHOWN', now() - interval '40 days'),
  ('H', 'SITE', $t$শুধু ১৮ বছর বা তার বেশি বয়সীদের জন্য$t$, $t$Only for people aged 18 or over$t$,
   $t$<p>খেলার টাকায় চললেও জোনাকি প্রাপ্তবয়স্কদের সাইট। পরিবারের ছোটরা একই ফোন বা কম্পিউটার ব্যবহার করলে খেলা শেষে লগআউট করুন।</p><p>খেলা বিনোদন, আয়ের উপায় নয়। বিস্তারিত পড়ুন <a href="/help#responsible">দায়িত্বশীল গেমিং</a> অংশে।</p>$t$,
   $t$<p>Jonaki is a site for adults, even with play money. If younger members of your family use the same phone or computer, log out when you have finished.</p><p>Play is entertainment, not a way to earn. Read more under <a href="/help#responsible">Responsible gaming</a>.</p>$t$,
   'SHOWN', now() - interval '38 days');

-- Notices, oldest first
insert into announcements (type, kind, title_bn, title_en, content_bn, content_en, state, starts_at) values
  ('PL', 'SITE', $t$জোনাকির দরজা খুলল$t$, $t$Jonaki opens its doors$t$,
   $t$<p>আজ থেকে জোনাকি সবার জন্য খোলা, বাংলা ও ইংরেজি দুই ভাষায়। ওপরের ভাষার মেনু থেকে যেকোনো সময় ভাষা বদলানো যায়।</p><p>আমরা ছোট করে শুরু করছি: একটি গেম, খেলার টাকা আর খোলা হিসাব। যা সত্যিই কাজ করে, সাইটে শুধু তা-ই দেখানো হয়। বাকিটা একে একে যোগ হবে, আর প্রতিটি পরিবর্তনের কথা এই নোটিশেই জানাব।</p>$t$,
   $t$<p>From today Jonaki is open to everyone, in Bengali and in English. You can switch language at any time from the menu at the top.</p><p>We are starting small: one game, play money and open books. The site shows only what really works. The rest will come step by step, and we will tell you about each change here.</p>$t$,
   'SHOWN', now() - interval '41 days 3 hours'),
  ('PL', 'PAYMENT', $t$খেলার টাকা কী, আর কী নয়$t$, $t$What play money is, and what it is not$t$,
   $t$<p>ব্যালেন্সের পাশে ‘খেলার টাকা’ লেখা দেখলে বুঝবেন, সেটি শুধু এই সাইটে খেলার জন্য। দেখতে টাকার মতো হলেও এটি টাকা নয়।</p><ul><li>এটি কেনা যায় না, ভাঙানোও যায় না।</li><li>অন্য কারও অ্যাকাউন্টে পাঠানো যায় না।</li><li>জিতলে ব্যালেন্সের সংখ্যা বাড়ে, পকেটের টাকা বাড়ে না।</li></ul><p>তবে হিসাব রাখা হয় আসল টাকার মতোই যত্ন করে: প্রতিটি বাজি ও প্রাপ্তির হিসাব পয়সা পর্যন্ত মেলে।</p>$t$,
   $t$<p>When you see the words Play money beside a balance, it is only for playing on this site. It looks like money, but it is not.</p><ul><li>You cannot buy it or cash it in.</li><li>You cannot send it to someone else's account.</li><li>A win makes the number grow, not what you have in your pocket.</li></ul><p>We still keep the books as carefully as for real money: every stake and payout adds up to the last poisha.</p>$t$,
   'SHOWN', now() - interval '40 days 2 hours'),
  ('PL', 'GAMES', $t$প্রথম গেম: ডাইস$t$, $t$The first game: Dice$t$,
   $t$<p>জোনাকির প্রথম গেম ডাইস এখন খেলা যাচ্ছে। নিয়ম এক লাইনেই বলা যায়: 0.00 থেকে 99.99-এর মধ্যে একটি সংখ্যা আসবে, আর আপনি বলবেন সেটি সীমার ওপরে থাকবে, নাকি নিচে।</p><ul><li>জেতার সম্ভাবনা 0.01% থেকে 98% পর্যন্ত বেছে নেওয়া যায়।</li><li>সম্ভাবনা যত কম, গুণক তত বেশি।</li><li>যে সম্ভাবনাই নিন, ফেরতের হার (RTP) 99%।</li></ul><p>খেলতে যান <a href="/index#games">গেমের তালিকায়</a>।</p>$t$,
   $t$<p>Dice, Jonaki's first game, can be played now. The rule fits on one line: a number from 0.00 to 99.99 is drawn, and you say whether it will be over or under your limit.</p><ul><li>You choose a chance of winning from 0.01% to 98%.</li><li>The smaller the chance, the bigger the multiplier.</li><li>Whatever chance you take, the return to player is 99%.</li></ul><p>You will find it in the <a href="/index#games">list of games</a>.</p>$t$,
   'SHOWN', now() - interval '39 days 4 hours'),
  ('PL', 'SITE', $t$গাঢ় ও হালকা, দুই থিমেই জোনাকি$t$, $t$Jonaki in dark and in light$t$,
   $t$<p>রাতে চোখের আরামের জন্য গাঢ় থিম, দিনের আলোয় পড়ার জন্য হালকা থিম। পেজের ওপরে, ফোনে মেনুর ভেতরে, থিমের বোতাম আছে; চাপলেই থিম বদলে যাবে, আর আপনার পছন্দ এই ডিভাইসে মনে থাকবে।</p>$t$,
   $t$<p>A dark theme that is easy on the eyes at night, and a light one for reading by day. Press the theme button to switch: it is at the top of the page, or in the menu on a phone. This device will remember your choice.</p>$t$,
   'SHOWN', now() - interval '37 days 6 hours'),
  ('PL', 'PAYMENT', $t$টাকা জমা দেওয়া বা তোলার সুযোগ এখন নেই$t$, $t$No deposits and no withdrawals for now$t$,
   $t$<p>কোন নম্বরে টাকা পাঠাবেন, তা খুঁজছেন? উত্তর: কোনো নম্বরেই নয়। জোনাকিতে এখন টাকা নেওয়ার বা দেওয়ার কোনো ব্যবস্থা চালু নেই।</p><p>আমাদের কোনো এজেন্ট, কোনো নম্বর বা কোনো পেজ আপনার হয়ে টাকা জমা নিতে পারে না। এমন প্রস্তাব পেলে সেটি প্রতারণা।</p>$t$,
   $t$<p>Are you looking for a number to send money to? There is none. Jonaki has no way of taking or paying out money at present.</p><p>No agent, number or page of ours can take a deposit for you. If someone offers to, it is a fraud.</p>$t$,
   'SHOWN', now() - interval '36 days 1 hour'),
  ('PL', 'GAMES', $t$ডাইসে বাজি ও জয়ের সীমা$t$, $t$Stakes and the largest win in Dice$t$,
   $t$<p>ডাইসে এক রাউন্ডে সর্বনিম্ন বাজি ৳1.00, সর্বোচ্চ ৳50,000.00, আর সর্বোচ্চ জয় ৳20,00,000.00; সবই খেলার টাকায়। বড় গুণকে বাজির সর্বোচ্চ সীমা তাই কমে আসে:</p><table><tbody><tr><th>জেতার সম্ভাবনা</th><th>গুণক</th><th>সর্বোচ্চ বাজি</th></tr><tr><td>98%</td><td>1.0102</td><td>৳50,000.00</td></tr><tr><td>49.5%</td><td>2.0000</td><td>৳50,000.00</td></tr><tr><td>10%</td><td>9.9000</td><td>৳50,000.00</td></tr><tr><td>1%</td><td>99.0000</td><td>৳20,202.02</td></tr><tr><td>0.01%</td><td>9900.0000</td><td>৳202.02</td></tr></tbody></table><p>সীমার বেশি বাজি ধরলে গেম আগেই জানিয়ে দেয়, কোনো টাকা কাটা হয় না।</p>$t$,
   $t$<p>In Dice a round takes a stake of ৳1.00 to ৳50,000.00, and the largest win is ৳20,00,000.00; all of it play money. With a big multiplier the largest stake is therefore smaller:</p><table><tbody><tr><th>Win chance</th><th>Multiplier</th><th>Largest stake</th></tr><tr><td>98%</td><td>1.0102</td><td>৳50,000.00</td></tr><tr><td>49.5%</td><td>2.0000</td><td>৳50,000.00</td></tr><tr><td>10%</td><td>9.9000</td><td>৳50,000.00</td></tr><tr><td>1%</td><td>99.0000</td><td>৳20,202.02</td></tr><tr><td>0.01%</td><td>9900.0000</td><td>৳202.02</td></tr></tbody></table><p>If a stake is too high, the game tells you first and takes nothing.</p>$t$,
   'SHOWN', now() - interval '34 days 5 hours'),
  ('PL', 'PROMOTIONS', $t$এখন কোনো প্রমোশন চলছে না$t$, $t$No promotion is running now$t$,
   $t$<p>জোনাকিতে এই মুহূর্তে কোনো বোনাস, ক্যাশব্যাক বা পুরস্কার নেই। অন্য কোথাও আমাদের নামে এমন কিছু দেখলে সেটি আমাদের নয়।</p><p>প্রমোশন চালু হলে প্রথম খবর পাবেন এখানেই, শর্তসহ।</p>$t$,
   $t$<p>Jonaki has no bonus, cashback or prize at the moment. If you see one under our name elsewhere, it is not ours.</p><p>When a promotion does start, you will read it here first, together with its terms.</p>$t$,
   'SHOWN', now() - interval '33 days 2 hours'),
  ('PL', 'SITE', $t$নিরাপদ পাসওয়ার্ডের পাঁচ নিয়ম$t$, $t$Five rules for a safe password$t$,
   $t$<ol><li>কমপক্ষে ৮ অক্ষর নিন; লম্বা হলে আরও ভালো।</li><li>নাম, মোবাইল নম্বর বা জন্মতারিখ ব্যবহার করবেন না।</li><li>অন্য সাইটের পাসওয়ার্ড এখানে দেবেন না।</li><li>পাসওয়ার্ড কাউকে বলবেন না, আমাদেরও না।</li><li>অন্যের ফোন বা কম্পিউটারে খেললে শেষে লগআউট করুন।</li></ol><p>বারবার ভুল পাসওয়ার্ড দিলে অ্যাকাউন্ট ৫ মিনিটের জন্য লক হয়ে যায়। অনুমান করে কেউ যেন ঢুকতে না পারে, সে জন্যই এই ব্যবস্থা।</p>$t$,
   $t$<ol><li>Use at least 8 characters; longer is better.</li><li>Leave out your name, mobile number and date of birth.</li><li>Do not reuse a password from another site.</li><li>Tell it to nobody, not even to us.</li><li>Log out when you have played on someone else's phone or computer.</li></ol><p>After too many wrong passwords an account is locked for 5 minutes. This keeps others from guessing their way in.</p>$t$,
   'SHOWN', now() - interval '31 days 7 hours'),
  ('PL', 'PAYMENT', $t$ফ্রি খেলার পরীক্ষামূলক টাকা যেভাবে কাজ করে$t$, $t$How the trial money of free play works$t$,
   $t$<p>‘ফ্রি খেলুন’ চাপলে একজন অতিথি হিসেবে ঢুকবেন, সঙ্গে থাকবে ৳10,000.00 পরীক্ষামূলক টাকা। নাম, নম্বর বা পাসওয়ার্ড কিছুই দিতে হয় না।</p><ul><li>অতিথি অ্যাকাউন্টের মেয়াদ ২৪ ঘণ্টা; এরপর টাকাটাও শেষ।</li><li>একটি ডিভাইস থেকে দিনে সর্বোচ্চ ৩ বার নতুন করে শুরু করা যায়।</li><li>পরীক্ষামূলক টাকা অন্য কোনো ব্যালেন্সের সঙ্গে মেশে না।</li></ul>$t$,
   $t$<p>Press Play free and you come in as a guest with ৳10,000.00 of trial money. We ask for no name, number or password.</p><ul><li>A guest account lasts 24 hours; its money ends with it.</li><li>One device can start afresh at most 3 times a day.</li><li>Trial money never mixes with any other balance.</li></ul>$t$,
   'SHOWN', now() - interval '29 days 3 hours'),
  ('PL', 'GAMES', $t$সার্ভার সিড কখন বদলায়$t$, $t$When your server seed changes$t$,
   $t$<p>আপনার সার্ভার সিড আপনি যেকোনো সময় বদলাতে পারেন, শুধু কোনো রাউন্ড মাঝপথে থাকলে নয়। না বদলালেও ২৪ ঘণ্টা বা ১০,০০০ রাউন্ড পর সেটি নিজেই বদলে যায়।</p><p>বদলানোর সঙ্গে সঙ্গে পুরোনো সিড প্রকাশ হয়। তখন সেই সিডে খেলা প্রতিটি রাউন্ড <a href="/fair">যাচাই করা যায়</a>।</p>$t$,
   $t$<p>You can change your server seed whenever you like, except while a round is open. If you leave it, it changes by itself after 24 hours or 10,000 rounds.</p><p>The moment it changes, the old seed is revealed. Then every round played with it <a href="/fair">can be checked</a>.</p>$t$,
   'SHOWN', now() - interval '28 days 2 hours'),
  ('PL', 'SITE', $t$রক্ষণাবেক্ষণ শেষ, সব আগের মতো চলছে$t$, $t$Maintenance finished, all is back to normal$t$,
   $t$<p>গত রাতে 02:30 থেকে 03:05 পর্যন্ত পরিকল্পিত রক্ষণাবেক্ষণের জন্য সাইট বন্ধ ছিল। ডাটাবেসের নতুন সংস্করণ বসানো হয়েছে।</p><p>কাজ শেষে আমরা সব হিসাব মিলিয়ে দেখেছি; কোনো ব্যালেন্স বা রাউন্ডে গরমিল পাওয়া যায়নি। অপেক্ষা করার জন্য ধন্যবাদ।</p>$t$,
   $t$<p>Last night the site was closed from 02:30 to 03:05 for planned maintenance. We installed a new version of the database.</p><p>Afterwards we checked all the books and found no difference in any balance or round. Thank you for waiting.</p>$t$,
   'SHOWN', date_trunc('day', now(), 'Asia/Dhaka') - interval '26 days' + interval '9 hours 10 minutes'),
  ('PL', 'PROMOTIONS', $t$ফ্রি খেলা কোনো অফার নয়, সবার জন্য খোলা$t$, $t$Free play is not an offer, it is for everyone$t$,
   $t$<p>ফ্রি খেলার কোনো শর্ত নেই, কোনো কোড লাগে না, বাজির কোনো লক্ষ্যও পূরণ করতে হয় না। এটি শুধু গেমটা চিনে নেওয়ার সুযোগ।</p><p>ফ্রি খেলায় জয়ের হিসাব ঠিক একই। আপনাকে টানার জন্য সেখানে বেশি জেতানো হয় না।</p>$t$,
   $t$<p>Free play has no conditions, needs no code and sets you no betting target. It is simply a chance to get to know the game.</p><p>The mathematics is exactly the same there. Free play does not win more often to draw you in.</p>$t$,
   'SHOWN', now() - interval '25 days 4 hours'),
  ('PL', 'GAMES', $t$ন্যায্যতা পেজ চালু হলো$t$, $t$The fairness page is open$t$,
   $t$<p>এখন থেকে <a href="/fair">ন্যায্যতা পেজে</a> যেকোনো রাউন্ড নিজে হিসাব করে দেখা যাবে। রাউন্ড আইডি দিন, অথবা মানগুলো নিজে লিখুন; পেজটি জানিয়ে দেবে ফল মিলেছে কি না।</p><p>যে কোড দিয়ে রাউন্ডের ফল ঠিক হয়েছে, যাচাইও হয় সেটি দিয়েই, আর তা চলে আপনার ব্রাউজারে। লগইন লাগে না।</p>$t$,
   $t$<p>On the <a href="/fair">fairness page</a> you can now work out any round for yourself. Give the round id or type the values in, and the page tells you whether the result matches.</p><p>The check uses the same code that decided the round, and it runs in your own browser. You need not log in.</p>$t$,
   'SHOWN', now() - interval '23 days 5 hours'),
  ('PL', 'PROMOTIONS', $t$আজ একটি রাউন্ড যাচাই করে দেখুন$t$, $t$Check one round today$t$,
   $t$<p>এর জন্য কোনো পুরস্কার নেই, আছে নিশ্চিন্ত হওয়ার সুযোগ। ডাইসে কয়েকটি রাউন্ড খেলুন, তারপর:</p><ol><li>‘ন্যায্যতা’ অংশে সার্ভার সিড বদলান।</li><li>‘আমার রাউন্ড’ থেকে একটি রাউন্ড খুলুন।</li><li>‘যাচাই করুন’ চাপুন।</li></ol><p>মিনিট দুয়েকের কাজ। কোনো ধাপে আটকে গেলে <a href="/help#guide">গাইডে</a> ধাপে ধাপে বলা আছে।</p>$t$,
   $t$<p>There is no prize for it, only peace of mind. Play a few rounds of Dice, then:</p><ol><li>Change your server seed under Fairness.</li><li>Open a round from My rounds.</li><li>Press Verify.</li></ol><p>It takes about two minutes. If you get stuck, the <a href="/help#guide">guide</a> walks you through it.</p>$t$,
   'SHOWN', now() - interval '22 days 1 hour'),
  ('PL', 'SITE', $t$আমাদের নামে ভুয়া বার্তা থেকে সাবধান$t$, $t$Beware of false messages in our name$t$,
   $t$<p>জোনাকি কখনো ফোন, এসএমএস বা চ্যাটে আপনার পাসওয়ার্ড বা যাচাইকরণ কোড চায় না। টাকাও চায় না।</p><p>সন্দেহজনক কিছু পেলে উত্তর দেবেন না, লিংকেও চাপ দেবেন না। বার্তাটির ছবি তুলে রাখুন এবং <a href="/support">গ্রাহকসেবায়</a> জানান।</p>$t$,
   $t$<p>Jonaki never asks for your password or a verification code by phone, SMS or chat. Nor do we ask for money.</p><p>If something looks wrong, do not answer and do not follow its link. Keep a picture of the message and tell <a href="/support">customer service</a>.</p>$t$,
   'SHOWN', now() - interval '20 days 6 hours'),
  ('PL', 'PAYMENT', $t$প্রতিটি পয়সার হিসাব যেভাবে রাখা হয়$t$, $t$How we keep count of every poisha$t$,
   $t$<p>আপনার ব্যালেন্স আলাদা করে লেখা কোনো সংখ্যা নয়; এটি আপনার সব লেনদেনের যোগফল। প্রতিটি লেনদেনের দুই দিক থাকে, আর দুই দিক সব সময় সমান।</p><p>একবার লেখা লেনদেন মোছা বা বদলানো হয় না। ভুল হলে নতুন একটি লেনদেন দিয়ে তা সংশোধন করা হয়, যাতে আগের লেখাটাও থেকে যায়। খেলার টাকাতেও নিয়ম একই।</p>$t$,
   $t$<p>Your balance is not a number written down on its own; it is the sum of everything that has moved. Each movement has two sides, and the two are always equal.</p><p>What is written once is never erased or changed. A mistake is corrected by a new entry, so the old one can still be read. The rule is the same for play money.</p>$t$,
   'SHOWN', now() - interval '19 days 3 hours'),
  ('PL', 'GAMES', $t$মাঝপথে সংযোগ চলে গেলে রাউন্ডের কী হয়$t$, $t$If the connection breaks during a round$t$,
   $t$<p>বাজি ধরার পর ইন্টারনেট চলে গেলেও চিন্তা নেই। ফল আগে ঠিক হয়ে সার্ভারে লেখা হয়, তারপর পর্দায় দেখানো হয়।</p><p>সংযোগ ফিরলে গেমটি আবার খুলুন। অসমাপ্ত রাউন্ড থাকলে আগে সেটি শেষ হবে, তারপর নতুন রাউন্ড। একই বাজি দুবার কাটা হয় না।</p>$t$,
   $t$<p>If your internet drops after a bet, do not worry. The result is decided and stored on the server before it is shown on the screen.</p><p>Open the game again when you are back. An unfinished round is finished first, and only then can a new one begin. The same bet is never taken twice.</p>$t$,
   'SHOWN', now() - interval '17 days 8 hours'),
  ('PL', 'GAMES', $t$বেটিং রেকর্ডে ৯০ দিনের বাজি$t$, $t$The betting record goes back 90 days$t$,
   $t$<p>লগইন করে বেটিং রেকর্ড খুললে গত ৯০ দিনের বাজি দেখা যায়; একবারে সর্বোচ্চ ৩১ দিন। ধরন, অবস্থা বা বাজি নম্বর দিয়ে খোঁজা যায়।</p><p>প্রতিটি বাজির বিস্তারিত অংশে আছে সময়, বাজি, ফল, প্রাপ্তি, আর রাউন্ডটি যাচাই করার পথ।</p>$t$,
   $t$<p>Log in and open the betting record to see your bets of the last 90 days, up to 31 days at a time. You can search by category, state or bet id.</p><p>The details of each bet show the time, stake, result and payout, and the way to check the round.</p>$t$,
   'SHOWN', now() - interval '15 days 2 hours'),
  ('PL', 'PROMOTIONS', $t$‘নিশ্চিত জয়’ বলে কিছু নেই$t$, $t$There is no such thing as a sure win$t$,
   $t$<p>কেউ যদি টাকার বিনিময়ে জেতার কৌশল, সংকেত বা সফটওয়্যার বেচতে চায়, কিনবেন না। প্রতিটি রাউন্ডের ফল আগেরটির ওপর নির্ভর করে না, তাই আগের ফল দেখে পরেরটি বলা সম্ভব নয়।</p><p>ডাইসের ফেরতের হার 99%। মানে দীর্ঘ সময়ে খেলোয়াড়ের চেয়ে সাইটই একটু এগিয়ে থাকে, যে কৌশলেই খেলুন।</p>$t$,
   $t$<p>If anyone offers to sell you a winning method, signals or software, do not buy. No round depends on the one before it, so past results cannot tell you the next.</p><p>Dice returns 99%. Over a long time the house stays slightly ahead of the player, whatever method is used.</p>$t$,
   'SHOWN', now() - interval '14 days 5 hours'),
  ('PL', 'SITE', $t$গতকালের ধীরগতি: কী হয়েছিল$t$, $t$Yesterday's slowness: what happened$t$,
   $t$<p>গতকাল সন্ধ্যা 19:40 থেকে 19:58 পর্যন্ত কিছু পেজ দেরিতে খুলছিল। একটি হিসাব মেলানোর কাজ ব্যস্ত সময়ে চলছিল; সেটি এখন ভোরে সরিয়ে নেওয়া হয়েছে।</p><p>এই সময়ে কোনো রাউন্ড হারায়নি, কোনো বাজি দুবার কাটা হয়নি। অসুবিধার জন্য আমরা দুঃখিত।</p>$t$,
   $t$<p>Yesterday evening, from 19:40 to 19:58, some pages were slow to open. A bookkeeping job was running at a busy hour; it now runs early in the morning.</p><p>No round was lost and no bet was taken twice. We are sorry for the trouble.</p>$t$,
   'SHOWN', date_trunc('day', now(), 'Asia/Dhaka') - interval '12 days' + interval '10 hours 35 minutes'),
  ('PL', 'PAYMENT', $t$খেলার টাকা ফুরিয়ে গেলে কী করবেন$t$, $t$When your play money runs out$t$,
   $t$<p>ডেমো অ্যাকাউন্ট শুরু হয় ৳10,000.00 খেলার টাকা দিয়ে। ফুরিয়ে গেলে সেটি নিজে থেকে ভরে না, কিনেও ভরা যায় না।</p><p>আরও খেলতে চাইলে লগআউট করে ‘ফ্রি খেলুন’ চাপুন; নতুন অতিথি অ্যাকাউন্টে আবার ৳10,000.00 পরীক্ষামূলক টাকা পাবেন। তবে তার আগে একটু বিরতি নেওয়াও মন্দ নয়।</p>$t$,
   $t$<p>A demo account starts with ৳10,000.00 of play money. When it is gone, it does not refill by itself and cannot be topped up.</p><p>To play on, log out and press Play free: a new guest account begins again with ৳10,000.00 of trial money. A short break first is no bad idea either.</p>$t$,
   'SHOWN', now() - interval '11 days 4 hours'),
  ('PL', 'PROMOTIONS', $t$অফার এলে যেভাবে লেখা হবে$t$, $t$How offers will be written when they come$t$,
   $t$<p>বোনাস ও অফারের অংশটি এখনো তৈরি হচ্ছে। চালু হলে প্রতিটি অফারে তিনটি কথা পাশাপাশি থাকবে, একই আকারের অক্ষরে:</p><ul><li>কত পাবেন;</li><li>তোলার আগে কত বাজি ধরতে হবে;</li><li>মেয়াদ কত দিন।</li></ul><p>ছোট হরফের শর্ত থাকবে না, আর ‘শেষ সুযোগ’ বলে তাড়াও দেওয়া হবে না।</p>$t$,
   $t$<p>Bonuses and offers are still being built. When they come, each offer will say three things side by side, in letters of the same size:</p><ul><li>how much you get;</li><li>how much you must bet before you can withdraw it;</li><li>how many days it lasts.</li></ul><p>There will be no small print and no last-chance clock to rush you.</p>$t$,
   'SHOWN', now() - interval '9 days 6 hours'),
  ('PL', 'GAMES', $t$কিবোর্ডেও খেলা যায় ডাইস$t$, $t$Dice works from the keyboard too$t$,
   $t$<p>কম্পিউটারে খেললে মাউস ছাড়াই চলে: স্পেস বা এন্টার চাপলে বাজি ধরা হয়, তীর চিহ্নে জেতার সম্ভাবনা বদলায়।</p><p>শব্দ বন্ধ করা ও পূর্ণ পর্দায় খেলার বোতাম আছে গেমের ভেতরেই।</p>$t$,
   $t$<p>On a computer you can play without a mouse: Space or Enter places the bet, and the arrow keys change your chance of winning.</p><p>The buttons for sound and full screen are inside the game.</p>$t$,
   'SHOWN', now() - interval '8 days 3 hours'),
  ('PL', 'PAYMENT', $t$আসল টাকার লেনদেন চালুর আগে যা জানাব$t$, $t$What we will tell you before real money$t$,
   $t$<p>আসল টাকায় খেলা কবে চালু হবে, তার কোনো তারিখ নেই। চালু করার আগে আইনি অনুমতি, লেনদেনের মাধ্যম আর পরিচয় যাচাইয়ের ব্যবস্থা থাকতে হবে; এগুলো ছাড়া সার্ভার আসল টাকার মোডে চালুই হয় না।</p><p>চালু করার আগে মাধ্যমের নাম, সীমা, খরচ ও সময় জানিয়ে দেব। খেলার টাকা তখনও খেলার টাকাই থাকবে; তা কখনো আসল টাকা হবে না।</p>$t$,
   $t$<p>There is no date for real-money play. Legal permission, payment methods and identity checks must be in place first; without them the server will not even start in real-money mode.</p><p>Before it begins we will tell you the methods, limits, costs and times. Play money will still be play money then; it never turns into real money.</p>$t$,
   'SHOWN', now() - interval '6 days 5 hours'),
  ('PL', 'SITE', $t$সহায়তা কেন্দ্র ও মতামত ফর্ম চালু হলো$t$, $t$The help centre and feedback form are open$t$,
   $t$<p>সাধারণ প্রশ্ন, শর্তাবলি, গোপনীয়তা নীতি আর গাইড এখন এক জায়গায়: <a href="/help">সহায়তা কেন্দ্র</a>। ওপরের খোঁজার ঘরে শব্দ লিখলেই উত্তর খুঁজে পাবেন।</p><p>আমাদের কিছু বলতে চাইলে <a href="/help#contact">যোগাযোগ</a> অংশের ফর্মে লিখুন, ৫ থেকে ৫০০ শব্দে। দিনে সর্বোচ্চ ৫টি বার্তা পাঠানো যায়।</p>$t$,
   $t$<p>Common questions, terms, privacy and guides are now in one place: the <a href="/help">help centre</a>. Type a word in the search box at the top to find your answer.</p><p>If you have something to tell us, use the form under <a href="/help#contact">Contact</a>, in 5 to 500 words. You can send up to 5 messages a day.</p>$t$,
   'SHOWN', now() - interval '5 days 2 hours'),
  ('PL', 'PROMOTIONS', $t$এজেন্ট হওয়ার আবেদন নেওয়া শুরু$t$, $t$Applications to become an agent are open$t$,
   $t$<p>এজেন্ট সেন্টার এখনো চালু হয়নি, কমিশনও দেওয়া হচ্ছে না। তবে যাঁরা পরে যুক্ত হতে চান, তাঁরা <a href="/join">আবেদনের পাতায়</a> নাম ও যোগাযোগের ঠিকানা রেখে যেতে পারেন।</p><p>আবেদন করতে কোনো টাকা লাগে না। একই মোবাইল নম্বর থেকে ২৪ ঘণ্টায় একবার আবেদন করা যায়।</p>$t$,
   $t$<p>The agent centre is not open yet and no commission is paid. If you would like to join later, you can leave your name and contact on the <a href="/join">application page</a>.</p><p>Applying costs nothing. The same mobile number can apply once in 24 hours.</p>$t$,
   'SHOWN', now() - interval '4 days 3 hours'),
  ('PL', 'GAMES', $t$আসছে যেসব গেম$t$, $t$Games that are coming$t$,
   $t$<p>ডাইসের পর আমরা আরও কয়েকটি ছোট গেম তৈরি করছি: লিম্বো, মাইনস, প্লিঙ্কো, হুইল, হাই-লো আর কেনো। এরপর স্লট, কার্ড ও লটারি।</p><p>তারিখ বলছি না, কারণ তাড়াহুড়োয় কিছু ছাড়তে চাই না। প্রতিটি গেম খোলার আগে তার নিয়ম, ফেরতের হার আর সীমা <a href="/fair">ন্যায্যতা পেজে</a> পড়া যাবে।</p>$t$,
   $t$<p>After Dice we are working on more small games: Limbo, Mines, Plinko, Wheel, Hi-lo and Keno. Slots, cards and lotteries will follow.</p><p>We give no dates, because we will not rush them out. Before each game opens you will be able to read its rules, return and limits on the <a href="/fair">fairness page</a>.</p>$t$,
   'SHOWN', now() - interval '3 days 4 hours'),
  ('PL', 'PROMOTIONS', $t$নতুনদের গাইড: তিনটি ছোট লেখা$t$, $t$The beginner guide: three short reads$t$,
   $t$<p>প্রথমবার এসে কোথা থেকে শুরু করবেন, তা নিয়ে তিনটি ছোট লেখা প্রকাশ করেছি: প্রথম রাউন্ড, ফল যাচাই, আর বেটিং রেকর্ড পড়া। প্রতিটি পড়তে মিনিট তিনেক লাগে।</p><p>পড়ুন <a href="/help#guide">সহায়তা কেন্দ্রের গাইড অংশে</a>। কোনো কিছু অস্পষ্ট লাগলে জানান, আমরা লেখাটি শুধরে নেব।</p>$t$,
   $t$<p>For those who are here for the first time we have published three short pieces: your first round, checking a result and reading the betting record. Each takes about three minutes.</p><p>You will find them in the <a href="/help#guide">guide section of the help centre</a>. If anything is unclear, tell us and we will improve it.</p>$t$,
   'SHOWN', now() - interval '2 days 5 hours'),
  ('PL', 'SITE', $t$নোটিশ এখন ধরন অনুযায়ী পড়া যায়$t$, $t$Notices can now be read by kind$t$,
   $t$<p><a href="/noticePage">নোটিশের পাতায়</a> এখন চারটি ভাগ আছে: সাইট, পেমেন্ট, গেম ও প্রমোশন। যা জানতে চান, শুধু সেটুকুই বেছে পড়ুন। সবচেয়ে নতুন নোটিশ থাকে সবার ওপরে।</p>$t$,
   $t$<p>The <a href="/noticePage">notice page</a> now has four kinds: site, payment, games and promotions. Pick the one you care about. The newest notice is always on top.</p>$t$,
   'SHOWN', now() - interval '1 day 3 hours'),
  ('PL', 'SITE', $t$এই সপ্তাহে জোনাকিতে নতুন যা$t$, $t$New on Jonaki this week$t$,
   $t$<ul><li>হোম পেজে ব্যানার ও চলমান নোটিশ।</li><li><a href="/help">সহায়তা কেন্দ্র</a>, সঙ্গে গাইড, খবর ও ব্লগ।</li><li>মতামত পাঠানোর ফর্ম ও <a href="/join">এজেন্ট হওয়ার আবেদন</a>।</li><li><a href="/down">অ্যাপ ডাউনলোডের পাতা</a>; অ্যাপ অবশ্য এখনো প্রকাশ হয়নি।</li></ul><p>খেলা আগের মতোই: ডাইস, খেলার টাকায়। কোথাও ভুল চোখে পড়লে <a href="/help#contact">এক লাইন লিখে জানান</a>।</p>$t$,
   $t$<ul><li>Banners and running notices on the home page.</li><li>The <a href="/help">help centre</a> with guide, news and blog.</li><li>A feedback form and the <a href="/join">agent application</a>.</li><li>The <a href="/down">app download page</a>; the app itself is not published yet.</li></ul><p>Play is as before: Dice, with play money. If you spot a mistake, <a href="/help#contact">drop us a line</a>.</p>$t$,
   'SHOWN', now() - interval '1 hour');

-- The help centre. In the questions the page begins a new one at each h3
insert into help_sections (section, position, title_bn, title_en, content_bn, content_en) values
  ('about', 1, $t$আমাদের সম্পর্কে$t$, $t$About us$t$,
   $t$<p>জোনাকি বাংলাভাষীদের জন্য বাংলায় তৈরি একটি গেমিং সাইট। নামটি এসেছে গ্রামের রাতের সেই ছোট আলো থেকে, যা অন্ধকারেও পথ চেনায়। আমরা চাই খেলার প্রতিটি ধাপ তেমনই স্পষ্ট থাকুক: কী সম্ভাবনায় খেলছেন, কত ফেরত আসে, আর ফলটি কোথা থেকে এল।</p>
<h3>এখন যা আছে</h3>
<ul><li>একটি গেম, ডাইস; খেলার টাকা ও পরীক্ষামূলক টাকায়।</li><li>অ্যাকাউন্ট ছাড়াই ফ্রি খেলা।</li><li>বেটিং রেকর্ড, আর প্রতিটি রাউন্ড যাচাই করার <a href="/fair">ন্যায্যতা পেজ</a>।</li><li>নোটিশ, সহায়তা কেন্দ্র, মতামত ফর্ম ও গ্রাহকসেবা।</li><li>বাংলা ও ইংরেজি, গাঢ় ও হালকা থিম।</li></ul>
<h3>এখন যা নেই</h3>
<p>আসল টাকায় খেলা নেই। টাকা জমা দেওয়া, তোলা, বোনাস বা পুরস্কার কোনোটিই চালু নয়। যা এখনো তৈরি হয়নি, তা আছে বলে আমরা দেখাই না; চালু হলে <a href="/noticePage">নোটিশে</a> জানাব।</p>
<h3>যেভাবে কাজ করি</h3>
<p>তিনটি কথা মেনে চলি। হিসাব খোলা রাখি, যাতে যে কেউ মিলিয়ে দেখতে পারে। সহজ ভাষায় লিখি, যাতে শর্ত বুঝতে আইনজীবী না লাগে। আর কাউকে তাড়া দিই না, কারণ খেলা তখনই আনন্দের, যখন থামাটাও নিজের হাতে থাকে।</p>$t$,
   $t$<p>Jonaki is a gaming site made in Bengali for people who speak it. The name means firefly: a small light that shows the way on a village night. We want every step of play to be just as clear: what chance you take, how much comes back and where a result came from.</p>
<h3>What is here now</h3>
<ul><li>One game, Dice, with play money and trial money.</li><li>Free play without an account.</li><li>The betting record, and the <a href="/fair">fairness page</a> where every round can be checked.</li><li>Notices, help centre, feedback form and customer service.</li><li>Bengali and English, a dark and a light theme.</li></ul>
<h3>What is not here now</h3>
<p>There is no real-money play. Deposits, withdrawals, bonuses and prizes are not open. We do not pretend to have what is not built yet; when something opens, we will say so in the <a href="/noticePage">notices</a>.</p>
<h3>How we work</h3>
<p>We hold to three things. We keep the books open, so that anyone can check them. We write plainly, so that nobody needs a lawyer to read our terms. And we rush nobody, because play is only fun while stopping is in your own hands.</p>$t$),
  ('contact', 2, $t$যোগাযোগ$t$, $t$Contact$t$,
   $t$<p>প্রশ্ন, অভিযোগ বা পরামর্শ থাকলে আমাদের লিখুন। তিনটি পথ আছে:</p>
<ul><li><strong>মতামত ফর্ম:</strong> এই অংশের নিচেই আছে। ধরন বেছে ৫ থেকে ৫০০ শব্দে লিখুন। লগইন না করে লিখলে উত্তর পাঠানোর জন্য একটি যোগাযোগের ঠিকানা দিন।</li><li><strong>ইমেইল:</strong> help@jonaki.example</li><li><strong>গ্রাহকসেবা:</strong> <a href="/support">গ্রাহকসেবার পাতায়</a> সব ঠিকানা একসঙ্গে আছে।</li></ul>
<h3>লেখার সময় যা দিলে সুবিধা হয়</h3>
<p>ব্যবহারকারীর নাম, ঘটনার সময়, আর কোনো রাউন্ড নিয়ে প্রশ্ন হলে রাউন্ড আইডি। পর্দায় কী লেখা এসেছিল, সেটিও লিখুন।</p>
<h3>যা কখনো দেবেন না</h3>
<p>পাসওয়ার্ড, যাচাইকরণ কোড বা ব্যাংকের তথ্য কাউকে দেবেন না। আমরা এগুলো চাই না। কেউ জোনাকির পরিচয় দিয়ে চাইলে ধরে নিন, সে আমাদের কেউ নয়।</p>$t$,
   $t$<p>If you have a question, a complaint or an idea, write to us. There are three ways:</p>
<ul><li><strong>Feedback form:</strong> it is just below. Choose a kind and write 5 to 500 words. If you are not logged in, leave a contact so that we can answer.</li><li><strong>E-mail:</strong> help@jonaki.example</li><li><strong>Customer service:</strong> the <a href="/support">customer service page</a> has all our addresses together.</li></ul>
<h3>What helps us help you</h3>
<p>Your username, the time it happened and, if it is about a round, its round id. Tell us what the screen said as well.</p>
<h3>What you should never send</h3>
<p>Give nobody your password, a verification code or bank details. We do not ask for them. If someone does so in Jonaki's name, they are not from Jonaki.</p>$t$),
  ('terms', 3, $t$সাধারণ শর্তাবলি$t$, $t$Terms and conditions$t$,
   $t$<p>জোনাকি ব্যবহার করলে এই শর্তগুলো মেনে নিচ্ছেন। শর্তগুলো সহজ ভাষায় লেখা; কিছু অস্পষ্ট লাগলে ব্যবহারের আগে <a href="/help#contact">জিজ্ঞেস করুন</a>।</p>
<ol>
<li><strong>বয়স।</strong> আপনার বয়স কমপক্ষে ১৮ বছর হতে হবে। আপনার এলাকার আইনে বেশি বয়স লাগলে সেটিই প্রযোজ্য।</li>
<li><strong>আইন।</strong> আপনি যেখানে আছেন, সেখানে এমন সাইট ব্যবহার করা বৈধ কি না, তা জেনে নেওয়া আপনার দায়িত্ব।</li>
<li><strong>খেলার টাকা।</strong> সাইটটি খেলার টাকার মোডে চলে। খেলার টাকা ও পরীক্ষামূলক টাকার কোনো আর্থিক মূল্য নেই। এগুলো কেনা, বেচা, জমা দেওয়া, তোলা বা আসল টাকায় বদলানো যায় না; ভবিষ্যতেও যাবে না।</li>
<li><strong>অ্যাকাউন্ট।</strong> প্রত্যেকে একটিই অ্যাকাউন্ট ব্যবহার করবেন। অ্যাকাউন্ট অন্যকে দেওয়া, ভাড়া দেওয়া বা বেচা যাবে না।</li>
<li><strong>পাসওয়ার্ড।</strong> পাসওয়ার্ড গোপন রাখা আপনার দায়িত্ব। অন্য কেউ আপনার অ্যাকাউন্ট ব্যবহার করছে মনে হলে সঙ্গে সঙ্গে আমাদের জানান।</li>
<li><strong>ফ্রি খেলা।</strong> অতিথি অ্যাকাউন্টের মেয়াদ ২৪ ঘণ্টা, শুরুতে থাকে ৳10,000.00 পরীক্ষামূলক টাকা। একটি ডিভাইস দিনে সর্বোচ্চ ৩টি অতিথি অ্যাকাউন্ট খুলতে পারে।</li>
<li><strong>বাজি।</strong> বাজি গৃহীত হওয়ার পর বদলানো বা ফেরত নেওয়া যায় না। গেমের নিয়ম, সীমা ও ফেরতের হার খেলার আগেই পড়া যায়; রাউন্ড শুরুর সময় যে নিয়ম ছিল, সেই নিয়মেই হিসাব হবে।</li>
<li><strong>ফল।</strong> ফল ঠিক হয় সার্ভারে, দেখানোর আগেই। পর্দায় দেখা ফলের সঙ্গে সার্ভারের রেকর্ড না মিললে রেকর্ডটিই ধরা হবে, আর রেকর্ডটি আপনি নিজে <a href="/fair">যাচাই করতে পারবেন</a>।</li>
<li><strong>কারিগরি ত্রুটি।</strong> ত্রুটির কারণে কোনো রাউন্ড শেষ না হলে তা পরে শেষ করা হবে, সম্ভব না হলে বাতিল করে বাজি ফেরত দেওয়া হবে। ভুল লেনদেন নতুন লেনদেন দিয়ে সংশোধন করা হবে এবং কারণ লেখা থাকবে।</li>
<li><strong>যা করা যাবে না।</strong> অন্যের পরিচয় ব্যবহার, স্বয়ংক্রিয় প্রোগ্রাম দিয়ে সাইটে চাপ তৈরি, নিরাপত্তা ভাঙার চেষ্টা, কিংবা অন্য ব্যবহারকারীকে হয়রানি করা যাবে না।</li>
<li><strong>নিরাপত্তার ত্রুটি।</strong> সাইটে দুর্বলতা খুঁজে পেলে আমাদের জানান এবং ঠিক না হওয়া পর্যন্ত প্রকাশ করবেন না। সৎ উদ্দেশ্যে জানালে আপনার বিরুদ্ধে ব্যবস্থা নেব না।</li>
<li><strong>স্থগিত ও বন্ধ।</strong> এই শর্ত ভাঙলে বা অ্যাকাউন্ট ঝুঁকিতে থাকলে আমরা অ্যাকাউন্ট স্থগিত করতে পারি। কারণ জানাব, আর আপনি আপত্তি জানাতে পারবেন। আপনিও চাইলে অ্যাকাউন্ট বন্ধ করতে বলতে পারেন।</li>
<li><strong>দায়িত্বশীল খেলা।</strong> খেলা আয়ের উপায় নয়। <a href="/help#responsible">দায়িত্বশীল গেমিং</a> অংশটি এই শর্তের অংশ।</li>
<li><strong>রক্ষণাবেক্ষণ।</strong> কাজের জন্য সাইট মাঝেমধ্যে বন্ধ থাকতে পারে। পরিকল্পিত হলে আগে জানানোর চেষ্টা করব।</li>
<li><strong>মেধাস্বত্ব।</strong> সাইটের নাম, লেখা, ছবি ও গেম জোনাকির। নিজের ব্যবহারের বাইরে কপি করতে অনুমতি লাগবে।</li>
<li><strong>শর্ত বদল।</strong> শর্ত বদলালে নোটিশে জানাব। বদলের আগে খেলা রাউন্ডে পুরোনো শর্তই থাকবে।</li>
<li><strong>অভিযোগ।</strong> আগে <a href="/help#contact">আমাদের লিখুন</a>। উত্তরে সন্তুষ্ট না হলে আবার লিখুন; অন্য একজন বিষয়টি নতুন করে দেখবেন।</li>
</ol>$t$,
   $t$<p>By using Jonaki you agree to these terms. They are written in plain words; if something is unclear, <a href="/help#contact">ask us</a> before you go on.</p>
<ol>
<li><strong>Age.</strong> You must be at least 18 years old. If the law where you live asks for a higher age, that age applies.</li>
<li><strong>Law.</strong> It is up to you to know whether a site like this may be used where you are.</li>
<li><strong>Play money.</strong> The site runs in play-money mode. Play money and trial money have no cash value. They cannot be bought, sold, paid in, withdrawn or exchanged for real money, now or later.</li>
<li><strong>Account.</strong> One person uses one account. It may not be given, rented or sold to anyone else.</li>
<li><strong>Password.</strong> Keeping your password secret is your responsibility. If you think someone else is using your account, tell us at once.</li>
<li><strong>Free play.</strong> A guest account lasts 24 hours and starts with ৳10,000.00 of trial money. One device can open at most 3 guest accounts a day.</li>
<li><strong>Bets.</strong> An accepted bet cannot be changed or taken back. Rules, limits and return can be read before you play; a round is settled by the rules that held when it began.</li>
<li><strong>Results.</strong> A result is decided on the server before it is shown. If the screen and the server's record differ, the record counts, and you can <a href="/fair">check that record</a> yourself.</li>
<li><strong>Faults.</strong> A round that a fault interrupted is finished later or, if that is impossible, cancelled and its stake returned. A wrong entry is corrected by a new one that states the reason.</li>
<li><strong>What is not allowed.</strong> Using another person's identity, loading the site with automatic programs, trying to break its security, and harassing other users.</li>
<li><strong>Security flaws.</strong> If you find a weakness, tell us and do not publish it until it is mended. We will not act against anyone who reports in good faith.</li>
<li><strong>Suspension and closing.</strong> If these terms are broken or an account is at risk, we may suspend it. We will tell you why, and you may object. You may also ask us to close your account.</li>
<li><strong>Responsible play.</strong> Play is not a way to earn. The section <a href="/help#responsible">Responsible gaming</a> is part of these terms.</li>
<li><strong>Maintenance.</strong> The site may be closed now and then for work. When it is planned, we will try to tell you beforehand.</li>
<li><strong>Our work.</strong> The name, texts, pictures and games of the site belong to Jonaki. Copying them for more than your own use needs permission.</li>
<li><strong>Changes.</strong> If the terms change, a notice will say so. Rounds played before a change keep the old terms.</li>
<li><strong>Complaints.</strong> Please <a href="/help#contact">write to us</a> first. If the answer does not satisfy you, write again; another person will look at it afresh.</li>
</ol>$t$),
  ('responsible', 4, $t$দায়িত্বশীল গেমিং$t$, $t$Responsible gaming$t$,
   $t$<p>খেলা বিনোদন, আয়ের উপায় নয়। দীর্ঘ সময়ে প্রতিটি গেমেই সাইট একটু এগিয়ে থাকে; এটাই গেমের গণিত। তাই খেলুন শুধু ততক্ষণ, যতক্ষণ ভালো লাগছে। জোনাকি ১৮ বছরের কম বয়সীদের জন্য নয়।</p>
<h3>এখন কী আছে, কী আসছে</h3>
<p>সাইটটি এখন খেলার টাকায় চলে, তাই এখানে আসল টাকা হারানোর সুযোগ নেই। তবে সময়ও মূল্যবান, আর অভ্যাস খেলার টাকাতেও তৈরি হয়। নিচের সীমা ও বিরতির সুবিধাগুলো <strong>আসছে</strong>; সেগুলো কীভাবে কাজ করবে, তা এখনই ঠিক করা আছে। চালু হলে নোটিশে জানাব। এর আগে বিরতি চাইলে লগআউট করুন, আর অ্যাকাউন্ট বন্ধ করতে চাইলে <a href="/help#contact">আমাদের লিখুন</a>।</p>
<h3>সীমা (আসছে)</h3>
<ul><li>জমা, বাজি, নিট ক্ষতি ও খেলার সময়: প্রতিটির সীমা নিজেই ঠিক করতে পারবেন, দিন, সপ্তাহ ও মাস হিসাবে।</li><li>সীমা কমালে তা সঙ্গে সঙ্গে কার্যকর হবে।</li><li>সীমা বাড়ালে বা তুলে দিলে তা কার্যকর হবে ২৪ ঘণ্টা পরে, আপনি আবার নিশ্চিত করলে। এর মধ্যে মত বদলাতে পারবেন।</li><li>সীমা কখনো আপনার জয় বা উত্তোলন আটকাবে না।</li></ul>
<h3>বিরতি (আসছে)</h3>
<p>১৫ মিনিট, ২৪ ঘণ্টা, ৩ দিন, ৭ দিন বা ৩০ দিনের বিরতি নেওয়া যাবে। একবার নিশ্চিত করলেই শুরু হবে, কমানো যাবে না, আর সময় শেষে নিজেই উঠে যাবে।</p>
<h3>নিজেকে খেলা থেকে বিরত রাখা (আসছে)</h3>
<p>৬ মাস, ১ বছর, ৫ বছর বা স্থায়ীভাবে নিজেকে বিরত রাখা যাবে। এই সময়ে নতুন বাজি, গেম খোলা ও জমা সবই বন্ধ থাকবে, প্রচারের বার্তাও যাবে না; তবে ব্যালেন্স, রেকর্ড ও উত্তোলন খোলা থাকবে। মেয়াদ শেষে খেলা নিজে থেকে খুলবে না: আপনাকে ফিরতে চাইতে হবে, আর তার পরও ২৪ ঘণ্টা অপেক্ষা করতে হবে।</p>
<h3>সময়ের হিসাব (আসছে)</h3>
<p>প্রতি ৬০ মিনিট খেলার পর একটি বিরতির বার্তা আসবে; চাইলে ১৫, ৩০ বা ৪৫ মিনিটও বেছে নেওয়া যাবে। তাতে থাকবে কতক্ষণ খেললেন, কত বাজি ধরলেন, কত পেলেন আর মোট ফল কী। প্রথম বোতামটিই হবে ১৫ মিনিটের বিরতি।</p>
<h3>যে লক্ষণগুলো খেয়াল করবেন</h3>
<ul><li>যতক্ষণ ভেবেছিলেন, তার চেয়ে বেশি সময় খেলছেন।</li><li>হারানো টাকা তুলতে বাজি বাড়াচ্ছেন।</li><li>খেলার কথা পরিবার বা বন্ধুদের কাছে লুকাচ্ছেন।</li><li>ঘুম, কাজ বা পড়াশোনায় ক্ষতি হচ্ছে।</li><li>খেলতে না পারলে অস্থির বা খিটখিটে লাগছে।</li><li>ধার করে বা সংসারের টাকায় খেলার কথা ভাবছেন।</li></ul>
<h3>এমন হলে কী করবেন</h3>
<ol><li>এখনই থামুন, লগআউট করুন, ফোনটা দূরে রাখুন।</li><li>কাছের কাউকে খুলে বলুন। কথাটা মুখে আনলেই ভার কমে।</li><li>মন বা অভ্যাস নিয়ে কাজ করেন, এমন একজন চিকিৎসক বা পরামর্শকের সঙ্গে কথা বলুন।</li><li>আমাদের লিখুন। অ্যাকাউন্ট বন্ধ করতে কোনো কারণ দেখাতে হবে না।</li></ol>
<h3>অভিভাবকদের জন্য</h3>
<p>ছোটরা একই ডিভাইস ব্যবহার করলে খেলা শেষে লগআউট করুন, ব্রাউজারে পাসওয়ার্ড জমিয়ে রাখবেন না, আর ডিভাইসের অভিভাবক-নিয়ন্ত্রণ চালু রাখুন।</p>$t$,
   $t$<p>Play is entertainment, not a way to earn. Over a long time the house stays slightly ahead in every game; that is how the mathematics works. So play only as long as you enjoy it. Jonaki is not for anyone under 18.</p>
<h3>What is here, and what is coming</h3>
<p>The site runs on play money, so no real money can be lost here. But your time has value too, and habits form with play money as well. The limits and breaks below are <strong>coming</strong>; how they will work is already decided. We will tell you in a notice when they open. Until then, log out when you want a break, and <a href="/help#contact">write to us</a> if you want your account closed.</p>
<h3>Limits (coming)</h3>
<ul><li>You will be able to limit deposits, stakes, net loss and time played, each by day, week and month.</li><li>Tightening a limit will count at once.</li><li>Loosening or removing one will take effect 24 hours later, after you confirm it again. Until then you can change your mind.</li><li>A limit will never hold back a win or a withdrawal.</li></ul>
<h3>Time-out (coming)</h3>
<p>You will be able to take a break of 15 minutes, 24 hours, 3 days, 7 days or 30 days. It will start after one confirmation, cannot be shortened and ends by itself.</p>
<h3>Self-exclusion (coming)</h3>
<p>You will be able to exclude yourself for 6 months, 1 year, 5 years or for good. New bets, games and deposits will be closed for that time and no marketing will be sent, while balance, records and withdrawal stay open. Afterwards play does not open by itself: you must ask to return and then wait another 24 hours.</p>
<h3>Reality check (coming)</h3>
<p>After every 60 minutes of play a reminder will appear; you may choose 15, 30 or 45 minutes instead. It will show how long you have played, what you staked, what you were paid and where you stand. The first button will be a 15-minute break.</p>
<h3>Signs to watch for</h3>
<ul><li>You play longer than you meant to.</li><li>You raise your stakes to win back what you lost.</li><li>You hide your play from family or friends.</li><li>Your sleep, work or studies suffer.</li><li>You feel restless or irritable when you cannot play.</li><li>You think of playing with borrowed or household money.</li></ul>
<h3>What to do then</h3>
<ol><li>Stop now, log out and put the phone away.</li><li>Tell someone close to you. Saying it aloud makes it lighter.</li><li>Talk to a doctor or counsellor who works with habits and mental health.</li><li>Write to us. You need give no reason to have your account closed.</li></ol>
<h3>For parents</h3>
<p>If children use the same device, log out after playing, do not let the browser save your password, and keep the device's parental controls on.</p>$t$),
  ('privacy', 5, $t$গোপনীয়তা নীতি$t$, $t$Privacy policy$t$,
   $t$<p>যতটুকু না রাখলে সাইট চলে না, আমরা ততটুকুই রাখি। কী রাখি, কেন রাখি আর কত দিন রাখি, তা নিচে লেখা আছে।</p>
<h3>যা সংরক্ষণ করি</h3>
<table><tbody><tr><th>তথ্য</th><th>কেন</th><th>কত দিন</th></tr>
<tr><td>ব্যবহারকারীর নাম, ডাকনাম ও অ্যাকাউন্টের ধরন</td><td>আপনাকে চিনতে</td><td>অ্যাকাউন্ট যত দিন আছে</td></tr>
<tr><td>পাসওয়ার্ডের হ্যাশ; পাসওয়ার্ডটি নয়</td><td>লগইন যাচাই করতে</td><td>পাসওয়ার্ড বদলানো পর্যন্ত</td></tr>
<tr><td>সেশন: ডিভাইস, আইপি ঠিকানা ও সময়</td><td>লগইন চালু রাখতে ও নিরাপত্তার জন্য</td><td>সেশন শেষ হওয়ার ২৪ ঘণ্টা পর মুছে যায়</td></tr>
<tr><td>শেষ লগইনের সময় ও ঠিকানা</td><td>অচেনা লগইন ধরতে</td><td>পরের লগইন পর্যন্ত</td></tr>
<tr><td>বাজি, রাউন্ড, সিড ও লেনদেন</td><td>হিসাব মেলানো ও ফল যাচাইয়ের জন্য</td><td>স্থায়ীভাবে; হিসাবের খাতা থেকে কিছু মোছা হয় না</td></tr>
<tr><td>ফ্রি খেলার অতিথি: ডিভাইস ও আইপি ঠিকানা</td><td>দৈনিক সংখ্যার সীমা মানতে</td><td>অতিথি অ্যাকাউন্টের রেকর্ডের সঙ্গে</td></tr>
<tr><td>মতামত: লেখা, যোগাযোগের ঠিকানা, ডিভাইস ও আইপি ঠিকানা</td><td>উত্তর দিতে ও অপব্যবহার ঠেকাতে</td><td>আপনি মুছতে বলা পর্যন্ত</td></tr>
<tr><td>এজেন্ট হওয়ার আবেদন: নাম, মোবাইল নম্বর, ইমেইল ও বার্তা</td><td>আবেদন বিবেচনা করতে</td><td>আপনি মুছতে বলা পর্যন্ত</td></tr>
<tr><td>কোন পাতা দিনে কতবার দেখা হলো</td><td>সাইট ভালো করতে</td><td>শুধু মোট সংখ্যা; এতে আপনার পরিচয় থাকে না</td></tr></tbody></table>
<h3>আপনার ব্রাউজারে যা থাকে</h3>
<p>লগইনের টোকেন, ভাষা, থিম আর দ্রুত চলার জন্য কিছু অস্থায়ী তথ্য। বিজ্ঞাপনের জন্য আপনাকে অনুসরণ করা হয় না।</p>
<h3>কাকে দিই</h3>
<p>আপনার তথ্য আমরা বেচি না, ভাড়াও দিই না। আইন বাধ্য করলে শুধু যতটুকু দরকার, ততটুকু দেওয়া হয়।</p>
<h3>আপনার অধিকার</h3>
<ul><li>আপনার সম্পর্কে কী রাখা আছে, তা জানতে চাইতে পারেন।</li><li>ভুল থাকলে ঠিক করতে বলতে পারেন।</li><li>যা মোছা যায়, তা মুছে ফেলতে বলতে পারেন; হিসাবের খাতার লেখা মোছা যায় না।</li><li>কোনো ব্যবহারে আপত্তি জানাতে পারেন।</li></ul>
<p>এর যেকোনোটির জন্য <a href="/help#contact">আমাদের লিখুন</a>। ৩০ দিনের মধ্যে উত্তর দেব।</p>
<h3>নীতি বদলালে</h3>
<p>বড় কোনো পরিবর্তন হলে তা কার্যকর হওয়ার আগে <a href="/noticePage">নোটিশে</a> জানাব।</p>$t$,
   $t$<p>We keep only what the site cannot run without. Here is what we keep, why, and for how long.</p>
<h3>What we store</h3>
<table><tbody><tr><th>What</th><th>Why</th><th>How long</th></tr>
<tr><td>Username, nickname and kind of account</td><td>to know who you are</td><td>as long as the account exists</td></tr>
<tr><td>A hash of your password, never the password</td><td>to check your login</td><td>until you change it</td></tr>
<tr><td>Sessions: device, IP address and times</td><td>to keep you logged in, and for security</td><td>deleted 24 hours after the session ends</td></tr>
<tr><td>Time and address of the last login</td><td>to notice a strange login</td><td>until the next login</td></tr>
<tr><td>Bets, rounds, seeds and movements of money</td><td>to keep the books and check results</td><td>permanently; nothing is erased from the ledger</td></tr>
<tr><td>Guests of free play: device and IP address</td><td>to keep to the daily number</td><td>with the record of the guest account</td></tr>
<tr><td>Feedback: text, contact, device and IP address</td><td>to answer you and prevent misuse</td><td>until you ask us to delete it</td></tr>
<tr><td>Agent applications: name, mobile number, e-mail and message</td><td>to consider them</td><td>until you ask us to delete it</td></tr>
<tr><td>How often each page is viewed in a day</td><td>to improve the site</td><td>totals only; they do not identify you</td></tr></tbody></table>
<h3>What is in your browser</h3>
<p>Your login token, language, theme and some temporary data that makes pages faster. We do not follow you for advertising.</p>
<h3>Who gets it</h3>
<p>We neither sell nor rent out your data. If the law obliges us, we hand over only what it requires.</p>
<h3>Your rights</h3>
<ul><li>You may ask what we hold about you.</li><li>You may have mistakes corrected.</li><li>You may ask us to delete what can be deleted; entries in the ledger cannot be erased.</li><li>You may object to a use of your data.</li></ul>
<p>For any of these, <a href="/help#contact">write to us</a>. We will answer within 30 days.</p>
<h3>If this policy changes</h3>
<p>We will announce any important change in the <a href="/noticePage">notices</a> before it takes effect.</p>$t$),
  ('affiliates', 6, $t$অ্যাফিলিয়েট$t$, $t$Affiliates$t$,
   $t$<p>এজেন্ট ও অ্যাফিলিয়েট কার্যক্রম <strong>এখনো চালু হয়নি</strong>। এখন কোনো কমিশন জমে না, দেওয়াও হয় না। এখানে লেখা আছে কার্যক্রমটি কীভাবে চলবে, আর এখন আপনি কী করতে পারেন।</p>
<h3>এখন যা করা যায়</h3>
<p><a href="/join">আবেদনের পাতায়</a> নাম, মোবাইল নম্বর, ইমেইল ও নিজের কথা লিখে আগ্রহ জানাতে পারেন। আবেদন পাঠালে একটি নম্বর পাবেন। একই মোবাইল নম্বর থেকে ২৪ ঘণ্টায় একবার আবেদন করা যায়। আবেদন করতে কোনো ফি নেই, আর আবেদন করলেই এজেন্ট হওয়া নিশ্চিত নয়।</p>
<h3>চালু হলে যেমন হবে</h3>
<ul><li><strong>এজেন্ট</strong> নিজের দলের সদস্যদের অ্যাকাউন্ট খুলতে ও দলের হিসাব দেখতে পারবেন।</li><li><strong>অ্যাফিলিয়েট</strong> শুধু লিংকের মাধ্যমে সদস্য আনবেন; কারও টাকা তাঁর হাতে থাকবে না।</li><li>হার, সময় ও শর্ত লেখা থাকবে চুক্তিতে। দুই পক্ষ রাজি না হলে চুক্তি কার্যকর হবে না।</li><li>দলের সদস্যের মোবাইল নম্বর, পরিচয়পত্র বা ব্যাংকের তথ্য এজেন্ট কখনো দেখতে পাবেন না।</li></ul>
<h3>যা মানতে হবে</h3>
<p>১৮ বছরের কম বয়সী কাউকে আনা যাবে না। নিশ্চিত জয় বা আয়ের আশ্বাস দেওয়া যাবে না। অনুমতি ছাড়া কাউকে বার্তা পাঠানো যাবে না। যিনি খেলা থেকে বিরত আছেন, তাঁকে ফিরতে বলা যাবে না।</p>$t$,
   $t$<p>The agent and affiliate programme is <strong>not open yet</strong>. No commission is earned or paid at present. Here is how it will work, and what you can do now.</p>
<h3>What you can do now</h3>
<p>On the <a href="/join">application page</a> you can leave your name, mobile number, e-mail and a few words about yourself. You will get a number for your application. The same mobile number can apply once in 24 hours. Applying is free, and it does not yet make you an agent.</p>
<h3>How it will work</h3>
<ul><li>An <strong>agent</strong> will be able to open accounts for the members of a team and see the team's figures.</li><li>An <strong>affiliate</strong> will bring members by link only and will never hold anybody's money.</li><li>Rates, periods and conditions will stand in a contract, which counts only when both sides accept it.</li><li>An agent will never see a member's mobile number, identity papers or bank details.</li></ul>
<h3>What you must keep to</h3>
<p>Bring nobody under 18. Promise no sure wins and no income. Send no messages to people who have not agreed to them. Never ask anyone to come back who has chosen to stay away from play.</p>$t$),
  ('refund', 7, $t$রিফান্ড নীতি$t$, $t$Refund policy$t$,
   $t$<p>জোনাকিতে এখন কোনো টাকা নেওয়া হয় না, তাই ফেরত দেওয়ার মতো আসল টাকাও নেই। নিচের নিয়মগুলো খেলার টাকার জন্য আজ থেকেই প্রযোজ্য; আসল টাকার নিয়মগুলো কার্যকর হবে লেনদেন চালু হলে।</p>
<h3>রাউন্ড ও বাজি (এখন)</h3>
<ul><li>গৃহীত বাজি ফেরত নেওয়া যায় না; ফল পছন্দ না হওয়া ফেরতের কারণ নয়।</li><li>সংযোগ চলে গেলে রাউন্ডটি সার্ভারে থাকে এবং পরে শেষ হয়।</li><li>ত্রুটির কারণে রাউন্ড শেষ করা না গেলে সেটি বাতিল হয় এবং পুরো বাজি ব্যালেন্সে ফেরত আসে। <a href="/fair">যাচাইয়ে</a> ফল না মিললে আমাদের জানান।</li></ul>
<h3>জমা (লেনদেন চালু হলে)</h3>
<ul><li>যত টাকা সত্যিই পৌঁছাবে, তত টাকাই ব্যালেন্সে যোগ হবে।</li><li>দেরিতে পৌঁছানো জমা প্রমাণ দেখে যোগ করা হবে।</li><li>একই ট্রানজ্যাকশন আইডি দুবার ব্যবহার করা যাবে না।</li></ul>
<h3>উত্তোলন (লেনদেন চালু হলে)</h3>
<ul><li>আবেদন বাতিল বা প্রত্যাখ্যাত হলে আটকে রাখা পুরো টাকা ও ফি ফেরত আসবে।</li><li>টাকা পাঠানোর পর না পেলে প্রমাণসহ ‘পাইনি’ জানাতে পারবেন; মীমাংসা না হওয়া পর্যন্ত সময় গণনা বন্ধ থাকবে।</li><li>নির্ধারিত সময়ে কিছু না জানালে টাকা পাওয়া গেছে বলে ধরা হবে; এরপরও ৭ দিনের মধ্যে একবার অভিযোগ করা যাবে।</li></ul>$t$,
   $t$<p>Jonaki takes no money at present, so there is no real money to refund. The rules for play money below hold from today; the rules for real money will hold once payments open.</p>
<h3>Rounds and bets (now)</h3>
<ul><li>An accepted bet cannot be taken back; not liking the result is no reason for a refund.</li><li>If the connection breaks, the round stays on the server and is finished later.</li><li>If a fault makes that impossible, the round is cancelled and the whole stake returns to your balance. If a <a href="/fair">check</a> does not match, tell us.</li></ul>
<h3>Deposits (once payments open)</h3>
<ul><li>The amount that really arrives will be the amount credited.</li><li>A deposit that arrives late will be credited on proof.</li><li>A transaction id can be used only once.</li></ul>
<h3>Withdrawals (once payments open)</h3>
<ul><li>If a request is cancelled or rejected, all the money held and the fee will return.</li><li>If a payment was sent but has not reached you, you can report it as not received with proof; the clock will stop until it is settled.</li><li>Without a word from you in the stated time it will count as received; you can still complain once within 7 days.</li></ul>$t$),
  ('faq', 8, $t$সাধারণ প্রশ্ন$t$, $t$Frequently asked questions$t$,
   $t$<h3>জোনাকিতে কি আসল টাকায় খেলা হয়?</h3>
<p>না। এখন শুধু খেলার টাকা ও পরীক্ষামূলক টাকায় খেলা হয়। এগুলোর কোনো আর্থিক মূল্য নেই।</p>
<h3>অ্যাকাউন্ট ছাড়া কি খেলা যায়?</h3>
<p>যায়। ‘ফ্রি খেলুন’ চাপলে ৳10,000.00 পরীক্ষামূলক টাকা নিয়ে অতিথি হিসেবে ২৪ ঘণ্টা খেলতে পারবেন। নাম বা নম্বর দিতে হয় না।</p>
<h3>নতুন অ্যাকাউন্ট খুলব কীভাবে?</h3>
<p>নতুন নিবন্ধন এখনো চালু হয়নি, আসছে। আপাতত ডেমো অ্যাকাউন্টে লগইন করা যায়, অথবা ফ্রি খেলা যায়।</p>
<h3>কোন কোন গেম আছে?</h3>
<p>এখন একটি: ডাইস। আরও গেম তৈরি হচ্ছে; চালু হলে <a href="/noticePage">নোটিশে</a> জানাব।</p>
<h3>ডাইস কীভাবে খেলে?</h3>
<ul><li>জেতার সম্ভাবনা বেছে নিন, 0.01% থেকে 98% পর্যন্ত।</li><li>ওভার বা আন্ডার ঠিক করুন।</li><li>বাজির পরিমাণ লিখে ‘বাজি ধরুন’ চাপুন।</li></ul>
<p>0.00 থেকে 99.99-এর মধ্যে একটি সংখ্যা আসে। সেটি আপনার বেছে নেওয়া দিকে থাকলে আপনি জিতবেন।</p>
<h3>ফেরতের হার 99% মানে কী?</h3>
<p>অনেক অনেক রাউন্ড মিলিয়ে প্রতি ৳100.00 বাজিতে গড়ে ৳99.00 ফেরত আসে। এটি দীর্ঘ সময়ের গড়; আপনার ১০ বা ১০০ রাউন্ডে ফল এর চেয়ে অনেক ভালো বা অনেক খারাপ হতে পারে।</p>
<h3>ফল যে আগে থেকে সাজানো নয়, বুঝব কীভাবে?</h3>
<p>বাজির আগেই আপনি সার্ভার সিডের হ্যাশ দেখতে পান। পরে সিডটি প্রকাশ হলে দুটি মিলিয়ে দেখা যায়। সিড বদলানো হলে হ্যাশ মিলত না। <a href="/fair">ন্যায্যতা পেজ</a> হিসাবটি আপনার ব্রাউজারেই করে দেয়।</p>
<h3>একটি রাউন্ড যাচাই করা যাচ্ছে না কেন?</h3>
<p>সার্ভার সিডটি সম্ভবত এখনো ব্যবহার হচ্ছে। ‘আপনার সিড’ অংশে সিড বদলান; পুরোনো সিড প্রকাশ হবে, তখন যাচাই করা যাবে।</p>
<h3>ক্লায়েন্ট সিড কী, বদলাতে হবে?</h3>
<p>ফল তৈরিতে এটি আপনার নিজের অংশ। বদলানো বাধ্যতামূলক নয়, তবে নিজের পছন্দের ১ থেকে ৬৪টি অক্ষর দিলে ফলের ওপর আমাদের একার হাত থাকে না।</p>
<h3>বাজির মাঝখানে ইন্টারনেট চলে গেলে কী হবে?</h3>
<p>রাউন্ডটি সার্ভারে লেখা থাকে। গেম আবার খুললে সেটি শেষ হবে, তারপর নতুন বাজি ধরতে পারবেন। একই বাজি দুবার কাটা হয় না।</p>
<h3>খেলার টাকা ফুরিয়ে গেলে আবার পাব?</h3>
<p>ডেমো অ্যাকাউন্ট নিজে থেকে ভরে না। তবে লগআউট করে ফ্রি খেলা শুরু করলে নতুন পরীক্ষামূলক টাকা পাবেন, একটি ডিভাইসে দিনে সর্বোচ্চ ৩ বার।</p>
<h3>পুরোনো বাজি কোথায় দেখব?</h3>
<p>লগইন করে ব্যালেন্সের পাশের ‘বেটিং রেকর্ড’ খুলুন। গত ৯০ দিনের বাজি দেখা যায়, একবারে সর্বোচ্চ ৩১ দিন।</p>
<h3>কিছুক্ষণ পর আমাকে আবার লগইন করতে হয় কেন?</h3>
<p>নিরাপত্তার জন্য। ৩০ মিনিট কিছু না করলে সেশন শেষ হয়, আর লগইনের ১২ ঘণ্টা পর যেকোনো অবস্থাতেই শেষ হয়।</p>
<h3>অ্যাকাউন্ট লক হয়ে গেছে, কী করব?</h3>
<p>অল্প সময়ে অনেকবার ভুল পাসওয়ার্ড দিলে অ্যাকাউন্ট ৫ মিনিটের জন্য লক হয়। একটু অপেক্ষা করে আবার চেষ্টা করুন। তবু না হলে <a href="/support">গ্রাহকসেবায়</a> লিখুন।</p>
<h3>অ্যাপ আছে?</h3>
<p>এখনো প্রকাশ হয়নি। সাইটটি ফোনের ব্রাউজারেই পুরোপুরি চলে। অ্যাপ এলে তা <a href="/down">ডাউনলোডের পাতায়</a> থাকবে; অন্য কোথাও থেকে জোনাকির নামে অ্যাপ নামাবেন না।</p>
<h3>ভাষা বা থিম বদলাব কীভাবে?</h3>
<p>পেজের ওপরে ভাষার মেনু ও থিমের বোতাম আছে; ফোনে এগুলো মেনুর ভেতরেও থাকে। আপনার পছন্দ এই ডিভাইসে মনে থাকবে।</p>
<h3>খেলা নিয়ে চিন্তা হচ্ছে, কোথায় সাহায্য পাব?</h3>
<p>প্রথমে থামুন। <a href="/help#responsible">দায়িত্বশীল গেমিং</a> অংশে লক্ষণ ও করণীয় লেখা আছে। আমাদের লিখলে কোনো কারণ না জানিয়েই অ্যাকাউন্ট বন্ধ করাতে পারবেন।</p>$t$,
   $t$<h3>Is Jonaki played with real money?</h3>
<p>No. For now you play only with play money and trial money. They have no cash value.</p>
<h3>Can I play without an account?</h3>
<p>Yes. Press Play free and you can play for 24 hours as a guest, with ৳10,000.00 of trial money. You need give no name or number.</p>
<h3>How do I open a new account?</h3>
<p>Registration is not open yet; it is coming. For now you can log in with a demo account or play free.</p>
<h3>Which games are there?</h3>
<p>One for now: Dice. More are being built, and a <a href="/noticePage">notice</a> will tell you when they open.</p>
<h3>How do I play Dice?</h3>
<ul><li>Choose a chance of winning, from 0.01% to 98%.</li><li>Decide between over and under.</li><li>Enter your stake and press Place bet.</li></ul>
<p>A number from 0.00 to 99.99 is drawn. If it falls on the side you chose, you win.</p>
<h3>What does a return of 99% mean?</h3>
<p>Over very many rounds, ৳99.00 comes back on average for every ৳100.00 staked. That is a long-term average; in your own 10 or 100 rounds the result can be much better or much worse.</p>
<h3>How do I know results are not arranged?</h3>
<p>You see the hash of the server seed before you bet. When the seed is revealed later, you can compare the two. If the seed had been changed, the hash would not match. The <a href="/fair">fairness page</a> does the sum in your own browser.</p>
<h3>Why can I not verify a round?</h3>
<p>Its server seed is probably still in use. Change the seed under Your seeds; the old one is revealed and the round can be checked.</p>
<h3>What is a client seed, and must I change it?</h3>
<p>It is your own part of the result. You need not change it, but with 1 to 64 characters of your choice the result is never in our hands alone.</p>
<h3>What happens if my internet drops during a bet?</h3>
<p>The round is stored on the server. Open the game again and it is finished first; then you can bet again. The same bet is never taken twice.</p>
<h3>Do I get more play money when mine is gone?</h3>
<p>A demo account does not refill. If you log out and start free play, you get new trial money, at most 3 times a day on one device.</p>
<h3>Where can I see my old bets?</h3>
<p>Log in and open Betting record beside your balance. It goes back 90 days and shows up to 31 days at a time.</p>
<h3>Why do I have to log in again after a while?</h3>
<p>For your security. A session ends after 30 minutes without activity, and in any case 12 hours after you logged in.</p>
<h3>My account is locked. What can I do?</h3>
<p>After many wrong passwords in a short time an account is locked for 5 minutes. Wait a little and try again. If that does not help, write to <a href="/support">customer service</a>.</p>
<h3>Is there an app?</h3>
<p>Not yet. The site works fully in your phone's browser. When there is an app, it will be on the <a href="/down">download page</a>; do not install one in Jonaki's name from anywhere else.</p>
<h3>How do I change the language or theme?</h3>
<p>The language menu and the theme button are at the top of the page; on a phone, look in the menu too. This device remembers your choice.</p>
<h3>I am worried about my play. Where can I get help?</h3>
<p>Stop first. The section <a href="/help#responsible">Responsible gaming</a> lists the signs and what to do. If you write to us, we can close your account without asking for a reason.</p>$t$),
  ('deposit', 9, $t$ডিপোজিট$t$, $t$Deposits$t$,
   $t$<p><strong>এখন ডিপোজিট বন্ধ।</strong> সাইটটি খেলার টাকায় চলে, তাই কোনো মাধ্যমেই টাকা জমা দেওয়া যায় না। কাউকে জোনাকির নামে টাকা পাঠাবেন না।</p>
<h3>খেলার টাকা কোথা থেকে আসে</h3>
<ul><li>ডেমো অ্যাকাউন্ট শুরু হয় ৳10,000.00 খেলার টাকা দিয়ে।</li><li>ফ্রি খেলার অতিথি পান ৳10,000.00 পরীক্ষামূলক টাকা, ২৪ ঘণ্টার জন্য।</li><li>দুই ধরনের টাকা আলাদা থাকে, কখনো মেশে না।</li></ul>
<h3>লেনদেন চালু হলে যেভাবে চলবে</h3>
<ol><li>মাধ্যম ও পরিমাণ বেছে নেবেন। প্রতিটি মাধ্যমের সর্বনিম্ন, সর্বোচ্চ, ফি ও সময় পাশেই লেখা থাকবে।</li><li>যে অ্যাকাউন্টে পাঠাতে হবে, তার নম্বর, সঠিক পরিমাণ ও রেফারেন্স দেখানো হবে, সঙ্গে সময়ের গণনা।</li><li>পাঠানোর পর ট্রানজ্যাকশন আইডি বা ছবি জমা দেবেন।</li><li>টাকা পৌঁছালে ব্যালেন্সে যোগ হবে এবং বার্তা পাবেন।</li></ol>
<p>একসঙ্গে সর্বোচ্চ ২টি চলমান জমা রাখা যাবে। জমার টাকা তোলার আগে অন্তত একবার বাজিতে ব্যবহার করতে হবে। আপনার ঠিক করা জমার সীমা পার হলে জমা নেওয়া হবে না।</p>$t$,
   $t$<p><strong>Deposits are closed now.</strong> The site runs on play money, so there is no way of paying in. Do not send money to anyone in Jonaki's name.</p>
<h3>Where play money comes from</h3>
<ul><li>A demo account starts with ৳10,000.00 of play money.</li><li>A guest of free play gets ৳10,000.00 of trial money for 24 hours.</li><li>The two kinds stay apart and never mix.</li></ul>
<h3>How it will work once payments open</h3>
<ol><li>You will choose a method and an amount. Each method will state its minimum, maximum, fee and time.</li><li>You will see the account to pay to, the exact amount, a reference and a countdown.</li><li>After paying you will send the transaction id or a picture.</li><li>When the money arrives, it will be credited and you will get a message.</li></ol>
<p>You will be able to have at most 2 open deposits. A deposit must be bet once before it can be withdrawn. A deposit beyond a limit you have set will not be taken.</p>$t$),
  ('withdrawal', 10, $t$উত্তোলন$t$, $t$Withdrawals$t$,
   $t$<p><strong>এখন উত্তোলন বন্ধ।</strong> খেলার টাকা ও পরীক্ষামূলক টাকা তোলা যায় না, এর বদলে কিছু দেওয়াও হয় না। টাকা তুলে দেওয়ার কথা বলে কেউ ফি চাইলে সেটি প্রতারণা।</p>
<h3>লেনদেন চালু হলে যেভাবে চলবে</h3>
<ol><li>টাকা গ্রহণের জন্য নিজের নামের একটি অ্যাকাউন্ট যোগ করবেন; সর্বোচ্চ ৫টি রাখা যাবে। প্রথমটি সঙ্গে সঙ্গে, পরেরগুলো ২৪ ঘণ্টা পর ব্যবহার করা যাবে।</li><li>পরিমাণ লিখে পেমেন্ট পাসওয়ার্ড দেবেন। টাকাটা তখনই আলাদা করে রাখা হবে।</li><li>আমরা আবেদন দেখে অনুমোদন করব। অনুমোদনের আগে আপনি বাতিল করতে পারবেন।</li><li>টাকা পাঠানোর পর জানাবেন, পেয়েছেন কি না।</li></ol>
<h3>পরিকল্পিত সীমা</h3>
<table><tbody><tr><th>বিষয়</th><th>সীমা</th></tr><tr><td>একবারে</td><td>৳500.00 থেকে ৳50,000.00</td></tr><tr><td>মোবাইল ওয়ালেটে একবারে</td><td>সর্বোচ্চ ৳25,000.00</td></tr><tr><td>দিনে মোট</td><td>৳2,00,000.00, সর্বোচ্চ ১০ বার</td></tr><tr><td>ফি</td><td>দিনের প্রথম ৩ বার নেই; এরপর 1%, কমপক্ষে ৳10.00</td></tr></tbody></table>
<p>লেনদেনের পরিমাণ একটি সীমায় পৌঁছালে পরিচয় যাচাই লাগবে। আর বিরতি বা সীমার কারণে খেলা বন্ধ থাকলেও উত্তোলন কখনো আটকানো হবে না।</p>$t$,
   $t$<p><strong>Withdrawals are closed now.</strong> Play money and trial money cannot be withdrawn or exchanged for anything. If someone asks a fee to pay them out for you, it is a fraud.</p>
<h3>How it will work once payments open</h3>
<ol><li>You will add a receiving account in your own name; you can keep up to 5. The first can be used at once, later ones after 24 hours.</li><li>You will enter an amount and your payment password. The money is set aside at that moment.</li><li>We will review and approve the request. Until then you can cancel it.</li><li>Once it has been paid, you will tell us whether it has arrived.</li></ol>
<h3>Planned limits</h3>
<table><tbody><tr><th>What</th><th>Limit</th></tr><tr><td>One withdrawal</td><td>৳500.00 to ৳50,000.00</td></tr><tr><td>One withdrawal to a mobile wallet</td><td>at most ৳25,000.00</td></tr><tr><td>A day in all</td><td>৳2,00,000.00, at most 10 times</td></tr><tr><td>Fee</td><td>none for the first 3 of a day; then 1%, at least ৳10.00</td></tr></tbody></table>
<p>When your payments reach a threshold, we will need to verify your identity. And even when a break or a limit keeps you from playing, it will never hold back a withdrawal.</p>$t$),
  ('bonus', 11, $t$বোনাস$t$, $t$Bonuses$t$,
   $t$<p><strong>এখন কোনো বোনাস নেই।</strong> স্বাগত বোনাস, ক্যাশব্যাক, পয়েন্ট বা রেফারেল কোনোটিই চালু হয়নি। ফ্রি খেলার পরীক্ষামূলক টাকা বোনাস নয়, তোলাও যায় না।</p>
<h3>চালু হলে যে নিয়মে চলবে</h3>
<ul><li>প্রতিটি বোনাসে লেখা থাকবে কত পাবেন, কত বাজি ধরতে হবে, কোন গেমে ধরতে হবে আর মেয়াদ কত দিন।</li><li>একসঙ্গে একটি বোনাসই সক্রিয় থাকবে; বাকিগুলো অপেক্ষায় থাকবে।</li><li>বোনাস না নেওয়ার সুযোগ সব সময় থাকবে। নেওয়ার পরও ছেড়ে দেওয়া যাবে।</li><li>বাতিল হওয়া বাজি শর্ত পূরণের হিসাবে ধরা হবে না।</li><li>কেউ বিরতিতে থাকলে তাঁকে কোনো বোনাসের বার্তা পাঠানো হবে না।</li></ul>
<h3>বোনাসের আগে একটু ভাবুন</h3>
<p>বোনাস মানে বিনা শর্তের টাকা নয়; এর সঙ্গে বাজির শর্ত থাকে। শর্ত পূরণ করতে গিয়ে বেশি খেলতে হবে মনে হলে না নেওয়াই ভালো।</p>$t$,
   $t$<p><strong>There are no bonuses now.</strong> Welcome bonus, cashback, points and referrals are not open. The trial money of free play is not a bonus and cannot be withdrawn.</p>
<h3>The rules when they come</h3>
<ul><li>Every bonus will state how much you get, how much you must bet, in which games, and how many days it lasts.</li><li>Only one bonus will be active at a time; others will wait.</li><li>You will always be free to take none, and to give one up after you have taken it.</li><li>Cancelled bets will not count towards the condition.</li><li>Nobody who is taking a break will be sent a bonus message.</li></ul>
<h3>Think before you take one</h3>
<p>A bonus is not free money; a betting condition comes with it. If meeting it means playing more than you want, it is better left alone.</p>$t$);

-- Articles, oldest first: three guides, four of news, three of the blog
insert into articles (kind, picture, title_bn, title_en, summary_bn, summary_en, content_bn, content_en, published_at) values
  ('NEWS', '/art/article-languages.svg',
   $t$বাংলায় শুরু, ইংরেজিও সঙ্গে$t$, $t$Bengali first, English beside it$t$,
   $t$জোনাকির প্রতিটি বোতাম, বার্তা ও নিয়ম আগে বাংলায় লেখা হয়, তারপর ইংরেজিতে। কেন এই ক্রম, আর তাতে কী সুবিধা।$t$,
   $t$Every button, message and rule of Jonaki is written in Bengali first and then in English. Why that order, and what it is good for.$t$,
   $t$<p>জোনাকি খুলেছে দুই ভাষায়। তবে দুই ভাষা এখানে সমান বয়সী নয়: আগে বাংলা, পরে ইংরেজি। প্রতিটি পাতা আমরা বাংলায় সাজাই, তারপর দেখি ইংরেজিটা সেখানে ঠিকমতো বসছে কি না।</p>
<h3>অনুবাদ নয়, লেখা</h3>
<p>অনেক সাইটে বাংলা পড়লেই বোঝা যায়, কোনো যন্ত্র ইংরেজি থেকে টেনে এনেছে। নিয়ম বা শর্তের বেলায় সেটি শুধু কানে লাগে না, ভুল বোঝারও কারণ হয়। তাই আমরা অনুবাদ না করে দুবার লিখি। একই কথা, দুই ভাষার নিজস্ব ঢঙে।</p>
<h3>সংখ্যা নিয়ে একটি সিদ্ধান্ত</h3>
<p>বাংলা বাক্যে দিন, বয়স বা গণনার সংখ্যা বাংলায় লেখা থাকে: ১৮ বছর, ২৪ ঘণ্টা। কিন্তু টাকা, সময় আর রাউন্ড আইডি লেখা হয় ইংরেজি অঙ্কে। কারণ তাড়াহুড়োয় ৪ আর 8, কিংবা ৭ আর 9 গুলিয়ে ফেলা সহজ, আর টাকার অঙ্কে সেই ভুলের দাম আছে।</p>
<h3>ভাষা বদলানো</h3>
<p>পেজের ওপরে ভাষার মেনু থেকে যেকোনো সময় বদলানো যায়। পছন্দটি আপনার ডিভাইসে মনে থাকে; নোটিশ ও সহায়তার লেখাও সঙ্গে সঙ্গে বদলে যায়।</p>
<p>কোথাও কাঁচা বা অচেনা শব্দ চোখে পড়লে <a href="/help#contact">জানান</a>। ভাষা শুধরে নেওয়া আমাদের কাছে ত্রুটি সারানোর মতোই জরুরি।</p>$t$,
   $t$<p>Jonaki opened in two languages. They are not of the same age, though: Bengali comes first and English second. We lay out every page in Bengali and then see whether the English fits it.</p>
<h3>Written, not translated</h3>
<p>On many sites you can tell that a machine has dragged the Bengali out of English. In rules and terms that is not only ugly, it leads to misunderstanding. So we do not translate; we write twice. The same thing is said in each language's own way.</p>
<h3>A decision about digits</h3>
<p>In Bengali sentences, days, ages and counts use Bengali digits. Money, times and round ids use Latin ones. In a hurry it is easy to take ৪ for 8 or ৭ for 9, and with money such a mistake has a price.</p>
<h3>Switching</h3>
<p>You can change the language at any time from the menu at the top of the page. Your device remembers it, and notices and help change with it.</p>
<p>If you meet a clumsy or unfamiliar word, <a href="/help#contact">tell us</a>. To us, mending the language matters as much as mending a fault.</p>$t$,
   now() - interval '40 days 5 hours'),
  ('GUIDE', '/art/article-dice.svg',
   $t$আপনার প্রথম রাউন্ড: ডাইস ধাপে ধাপে$t$, $t$Your first round: Dice step by step$t$,
   $t$ফ্রি খেলায় ঢোকা থেকে প্রথম ফল দেখা পর্যন্ত: কোথায় চাপবেন, কী বেছে নেবেন আর পর্দার সংখ্যাগুলোর মানে কী।$t$,
   $t$From entering free play to seeing your first result: where to press, what to choose and what the numbers on the screen mean.$t$,
   $t$<p>ডাইস জোনাকির সবচেয়ে সহজ গেম। শিখতে মিনিট তিনেক লাগে, আর পুরোটাই করা যায় পরীক্ষামূলক টাকায়।</p>
<h3>১. ভেতরে আসুন</h3>
<p>অ্যাকাউন্ট না থাকলে ‘ফ্রি খেলুন’ চাপুন। ৳10,000.00 পরীক্ষামূলক টাকা নিয়ে অতিথি হিসেবে ঢুকে যাবেন। তারপর <a href="/index#games">গেমের তালিকা</a> থেকে ডাইস খুলুন।</p>
<h3>২. সম্ভাবনা বেছে নিন</h3>
<p>গেমটি 0.00 থেকে 99.99-এর মধ্যে একটি সংখ্যা তোলে। আপনি ঠিক করবেন সংখ্যাটি কোন দিকে থাকলে জিতবেন। 50% সম্ভাবনায় আন্ডার ধরলে ফল 50.00-এর কম হলেই জয়। সম্ভাবনা কমালে গুণক বাড়ে: 50%-এ 1.98, 10%-এ 9.9, 1%-এ 99।</p>
<h3>৩. বাজি লিখুন</h3>
<p>শুরুতে ছোট বাজি ধরুন, যেমন ৳10.00। ‘জিতলে পাবেন’ ঘরে দেখবেন ঠিক কত ফেরত আসবে; সেই সংখ্যায় আপনার বাজিটাও ধরা আছে। ৳10.00 বাজিতে 1.98 গুণক মানে জিতলে পাবেন ৳19.80, অর্থাৎ লাভ ৳9.80।</p>
<h3>৪. ফল দেখুন</h3>
<p>‘বাজি ধরুন’ চাপলে জোনাকি উড়ে গিয়ে ফলের ঘরে বসবে। ওড়াটা শুধু দেখার জন্য; ফল তার আগেই ঠিক হয়ে সার্ভারে লেখা হয়ে গেছে। শেষ ২০টি ফল গেমেই দেখা যায়, আর সব রাউন্ড থাকে ‘আমার রাউন্ড’ অংশে।</p>
<p>কয়েক রাউন্ড খেলে দেখুন, তারপর পড়ুন পরের গাইড: ফল নিজে যাচাই করা।</p>$t$,
   $t$<p>Dice is the simplest game on Jonaki. It takes about three minutes to learn, and you can do all of it with trial money.</p>
<h3>1. Come in</h3>
<p>If you have no account, press Play free. You enter as a guest with ৳10,000.00 of trial money. Then open Dice from the <a href="/index#games">list of games</a>.</p>
<h3>2. Choose your chance</h3>
<p>The game draws a number from 0.00 to 99.99. You decide on which side it must fall for you to win. With a 50% chance and under, any result below 50.00 wins. A smaller chance gives a bigger multiplier: 1.98 at 50%, 9.9 at 10% and 99 at 1%.</p>
<h3>3. Enter a stake</h3>
<p>Begin small, for example with ৳10.00. The field If you win shows exactly what would come back, your stake included. A stake of ৳10.00 at 1.98 pays ৳19.80 when it wins, a profit of ৳9.80.</p>
<h3>4. See the result</h3>
<p>Press Place bet and the firefly flies to where the result is. The flight is only for show; by then the result has already been decided and stored on the server. The last 20 results are shown in the game, and all your rounds are under My rounds.</p>
<p>Play a few rounds, then read the next guide: checking a result yourself.</p>$t$,
   now() - interval '36 days 2 hours'),
  ('BLOG', '/art/article-firefly.svg',
   $t$নাম কেন জোনাকি$t$, $t$Why we are called Jonaki$t$,
   $t$গ্রামের অন্ধকার রাতে ছোট্ট একটা আলো। আমাদের নাম, ছবি আর কাজের ধরন কীভাবে সেই আলো থেকে এল, তার গল্প।$t$,
   $t$A small light in a dark village night. How our name, our pictures and our way of working came from it.$t$,
   $t$<p>ছোটবেলায় লোডশেডিংয়ের রাতে উঠানে বসে যাঁরা জোনাকি ধরেছেন, তাঁরা জানেন: কাচের বয়ামে রাখলে আলোটা কাছে আসে ঠিকই, কিন্তু সবচেয়ে সুন্দর লাগে ছেড়ে দেওয়ার পর। নাম খুঁজতে বসে এই স্মৃতিটাই প্রথমে এসেছিল।</p>
<h3>ছোট আলো, স্পষ্ট আলো</h3>
<p>অনলাইন খেলার জগতে আলোর অভাব নেই; বরং এত ঝলকানি যে আসল কথাটাই দেখা যায় না। আমরা উল্টোটা চেয়েছি। চারপাশ শান্ত, আর যে জায়গাটা জরুরি, শুধু সেখানে একটু আলো: আপনার ব্যালেন্স, আপনার ফল, আপনার পরের কাজ।</p>
<h3>বয়ামের গল্প</h3>
<p>সাইটে যে আলোভরা বয়ামটি দেখেন, সেটি আমাদের চিহ্ন। কোনো তালিকা খালি থাকলে দেখবেন খালি বয়াম, পাশে একটা জোনাকি উড়ে যাচ্ছে। এর মানে ‘এখানে কিছু নেই’ শুধু নয়; এর মানে ‘এখনো কিছু নেই’।</p>
<h3>নামের দায়</h3>
<p>জোনাকি নিজের আলো নিজেই তৈরি করে, ধার করে না। আমরাও চাই আমাদের ওপর ভরসাটা যেন ধার করা না হয়: কোনো সিল বা বড় বড় কথা দেখে নয়, বরং নিজে হিসাব মিলিয়ে। সে জন্যই প্রথম গেমের সঙ্গে সঙ্গে যাচাইয়ের পাতাটাও খুলেছি।</p>
<p>আর ছেড়ে দেওয়ার কথাটা? সেটাও মনে রেখেছি। যখন খুশি বেরিয়ে যেতে পারাটাই ভালো খেলার প্রথম শর্ত।</p>$t$,
   $t$<p>Anyone who caught fireflies in the yard on a night of load-shedding knows this: in a glass jar the light comes closer, but it is loveliest when you let it go. When we sat down to find a name, that memory came first.</p>
<h3>A small light, a clear light</h3>
<p>There is no lack of light in online play; there is so much glitter that you cannot see what matters. We wanted the opposite. Calm all around, and a little light only where it counts: your balance, your result, your next step.</p>
<h3>The story of the jar</h3>
<p>The glowing jar you see on the site is our mark. Where a list is empty you will find an empty jar and a firefly on its way out. It does not say that nothing is here; it says that nothing is here yet.</p>
<h3>What the name asks of us</h3>
<p>A firefly makes its own light; it does not borrow it. We would like your trust to be earned the same way: not by seals or big words, but because you have checked the sum yourself. That is why the page for checking opened along with the first game.</p>
<p>And letting go? We have kept that in mind too. Being free to leave whenever you like is the first rule of good play.</p>$t$,
   now() - interval '32 days 6 hours'),
  ('GUIDE', '/art/article-lens.svg',
   $t$ফল নিজে যাচাই করুন: সিড, হ্যাশ ও রাউন্ড$t$, $t$Check a result: seeds, hash and round$t$,
   $t$সার্ভার সিড, ক্লায়েন্ট সিড আর হ্যাশ কী, কেন আমরা ফল বদলাতে পারি না, আর দুই মিনিটে কীভাবে তা মিলিয়ে দেখবেন।$t$,
   $t$What server seed, client seed and hash are, why we cannot change a result, and how to check it all in two minutes.$t$,
   $t$<p>‘বিশ্বাস করুন’ বলার চেয়ে ‘মিলিয়ে দেখুন’ বলা ভালো। জোনাকির প্রতিটি রাউন্ড আপনি নিজে হিসাব করে দেখতে পারেন। গণিত জানার দরকার নেই, শুধু তিনটি শব্দ চিনলেই চলবে।</p>
<h3>তিনটি শব্দ</h3>
<ul><li><strong>সার্ভার সিড:</strong> আমাদের গোপন সংখ্যা। বাজির আগে এটি লুকানো থাকে।</li><li><strong>হ্যাশ:</strong> সেই গোপন সংখ্যার আঙুলের ছাপ। এটি আপনি আগেই দেখেন। ছাপ থেকে সংখ্যা বের করা যায় না, কিন্তু সংখ্যা বদলালে ছাপ আর মেলে না।</li><li><strong>ক্লায়েন্ট সিড:</strong> আপনার দেওয়া লেখা, যা আমাদের সংখ্যার সঙ্গে মিশে ফল তৈরি করে।</li></ul>
<h3>কেন ফল বদলানো যায় না</h3>
<p>খামে ভরে ভবিষ্যদ্বাণী আগে জমা দেওয়ার মতো ব্যাপার। হ্যাশ হলো সিল করা খাম; পরে খাম খুলে সবাই দেখতে পারে ভেতরে কী ছিল। খাম বদলালে ধরা পড়ে যাবে।</p>
<h3>যাচাইয়ের ধাপ</h3>
<ol><li>কয়েকটি রাউন্ড খেলুন।</li><li>‘ন্যায্যতা’ অংশে গিয়ে সার্ভার সিড বদলান। পুরোনো সিড প্রকাশ হবে।</li><li>‘আমার রাউন্ড’ থেকে একটি রাউন্ড খুলে ‘যাচাই করুন’ চাপুন।</li><li>অথবা রাউন্ড আইডি কপি করে <a href="/fair">ন্যায্যতা পেজে</a> বসান।</li></ol>
<h3>ফল না মিললে</h3>
<p>এমন হওয়ার কথা নয়। তবু হলে রাউন্ডের রেকর্ড ডাউনলোড করে <a href="/help#contact">আমাদের পাঠান</a>। রেকর্ডটি আপনার কাছেই থাকবে, আমরা তা বদলাতে পারব না।</p>
<p>একটি পরামর্শ: ক্লায়েন্ট সিডে নিজের পছন্দের একটি শব্দ দিন। তাহলে প্রতিটি ফলে আপনার নিজের হাতও থাকবে।</p>$t$,
   $t$<p>Better than saying trust us is saying check it. You can work out every round of Jonaki yourself. You need no mathematics, only three words.</p>
<h3>Three words</h3>
<ul><li><strong>Server seed:</strong> our secret number. It stays hidden before the bet.</li><li><strong>Hash:</strong> the fingerprint of that secret. You see it beforehand. Nobody can get the number from the print, but if the number changes, the print no longer fits.</li><li><strong>Client seed:</strong> your own text, mixed with our number to make the result.</li></ul>
<h3>Why a result cannot be changed</h3>
<p>Think of a prediction handed in inside a sealed envelope. The hash is the envelope; later everyone may open it and see what was inside. Swapping it would be noticed.</p>
<h3>How to check</h3>
<ol><li>Play a few rounds.</li><li>Change your server seed under Fairness. The old seed is revealed.</li><li>Open a round from My rounds and press Verify.</li><li>Or copy the round id into the <a href="/fair">fairness page</a>.</li></ol>
<h3>If it does not match</h3>
<p>That should never happen. If it does, download the record of the round and <a href="/help#contact">send it to us</a>. The record is yours to keep, and we cannot change it.</p>
<p>One tip: put a word of your own into the client seed. Then part of every result is in your hands.</p>$t$,
   now() - interval '27 days 4 hours'),
  ('NEWS', '/art/article-key.svg',
   $t$ন্যায্যতা পেজ সবার জন্য খোলা$t$, $t$The fairness page is open to everyone$t$,
   $t$এখন যেকোনো রাউন্ড আপনার ব্রাউজারেই আবার হিসাব করে দেখা যায়, লগইন ছাড়াই। একবার পেজ খুললে ইন্টারনেটও লাগে না।$t$,
   $t$Any round can now be worked out again in your own browser, without logging in and, once the page is loaded, without the internet.$t$,
   $t$<p>ডাইস খোলার সময় থেকেই প্রতিটি রাউন্ডের সিড ও হ্যাশ রেকর্ডে লেখা থাকত। এবার সেগুলো মেলানোর জায়গাও হলো: <a href="/fair">ন্যায্যতা পেজ</a>।</p>
<h3>পেজে যা যা আছে</h3>
<ul><li><strong>রাউন্ড যাচাই:</strong> রাউন্ড আইডি দিন, অথবা মানগুলো নিজে লিখুন।</li><li><strong>আপনার সিড:</strong> লগইন করলে ক্লায়েন্ট সিড দেওয়া ও সার্ভার সিড বদলানো যায়।</li><li><strong>নিয়ম ও হার:</strong> গেমের নিয়ম, জয়ের তালিকা, ফেরতের হার ও সীমা।</li></ul>
<h3>আলাদা কোনো যন্ত্র নয়</h3>
<p>যাচাইয়ের জন্য আমরা নতুন হিসাব লিখিনি। যে কোড রাউন্ডের ফল ঠিক করেছে, সেই কোডই আপনার ব্রাউজারে আবার চলে। ফল মিললে পেজ লেখে ‘মিলেছে’, না মিললে কোথায় গরমিল তা-ও বলে।</p>
<h3>আমাদের ওপর ভরসা না থাকলে</h3>
<p>সেটাই স্বাভাবিক। রাউন্ডের রেকর্ড ডাউনলোড করে নিজের কম্পিউটারে, নিজের প্রোগ্রামেও মেলানো যায়। হিসাবের পদ্ধতি খোলা, পরীক্ষার নমুনাও দেওয়া আছে।</p>
<p>প্রথমবার হলে আগে গাইডটি পড়ে নিন: ‘ফল নিজে যাচাই করুন’।</p>$t$,
   $t$<p>Since the day Dice opened, the seeds and hash of every round have been in its record. Now there is a place to compare them: the <a href="/fair">fairness page</a>.</p>
<h3>What is on the page</h3>
<ul><li><strong>Verify a round:</strong> give a round id or type the values in.</li><li><strong>Your seeds:</strong> when you are logged in, set your client seed and change the server seed.</li><li><strong>Rules:</strong> the rules, pay table, return and limits of the game.</li></ul>
<h3>No separate machine</h3>
<p>We did not write a second calculation for checking. The code that decided the round runs again, in your browser. If the result fits, the page says so; if not, it says where the difference is.</p>
<h3>If you do not trust us</h3>
<p>That is only natural. Download the record of a round and check it on your own computer with your own program. The method is open, and test examples come with it.</p>
<p>If this is new to you, read the guide on checking a result first.</p>$t$,
   now() - interval '23 days 4 hours'),
  ('BLOG', '/art/article-coin.svg',
   $t$ভাগ্যের কোনো স্মৃতি নেই$t$, $t$Luck has no memory$t$,
   $t$পরপর পাঁচবার হারলে কি এবার জেতার পালা? না। কেন আমাদের মন এখানে ভুল করে, আর সেই ভুল কীভাবে এড়ানো যায়।$t$,
   $t$After five losses in a row, is it your turn to win? No. Why our minds get this wrong, and how to step around the mistake.$t$,
   $t$<p>মুদ্রা পাঁচবার ছুড়লেন, পাঁচবারই শাপলা উঠল। এবার কি উল্টো পিঠ ওঠার সম্ভাবনা বেশি? মন বলে, অবশ্যই। মুদ্রা কিন্তু কিছুই জানে না। তার কাছে প্রতিবারই প্রথমবার।</p>
<h3>মন কেন ভুল করে</h3>
<p>আমাদের মস্তিষ্ক নকশা খুঁজতে ওস্তাদ। মেঘে মুখ দেখে, আওয়াজে সুর শোনে। এলোমেলো ফলের মধ্যেও সে নিয়ম খুঁজে বের করে, যেখানে আসলে কোনো নিয়ম নেই। পরপর হারলে মনে হয় জয় পাওনা হয়েছে; পরপর জিতলে মনে হয় আজ দিনটা নিজের।</p>
<h3>সংখ্যায় দেখুন</h3>
<p>50% সম্ভাবনায় পরপর পাঁচবার হারার সম্ভাবনা প্রায় 3%। কম শোনালেও ১০০ রাউন্ড খেললে এমন ধারা প্রায়ই চোখে পড়বে। এটা অস্বাভাবিক কিছু নয়, আর ষষ্ঠ রাউন্ডে সম্ভাবনা তখনও সেই 50%।</p>
<h3>বাজি দ্বিগুণ করার ফাঁদ</h3>
<p>হারলেই বাজি দ্বিগুণ করলে একসময় তো জিতব, এই ভাবনা বহু পুরোনো। ৳10.00 দিয়ে শুরু করে পরপর দশবার হারলে মোট যায় ৳10,230.00, আর এগারোতম বাজি ধরতে লাগে ৳10,240.00। জিতলেও লাভ থাকে সামান্য। ঝুঁকি বাড়ে দ্রুত, ফেরতের হার একটুও বাড়ে না।</p>
<h3>তাহলে কী করবেন</h3>
<p>আগে থেকে ঠিক করে নিন কতক্ষণ আর কত নিয়ে খেলবেন। শেষ হলে উঠে পড়ুন, জিতলেও, হারলেও। ফলের নিয়ন্ত্রণ কারও হাতে নেই; সময়ের নিয়ন্ত্রণ আপনার হাতে।</p>$t$,
   $t$<p>You toss a coin five times and it lands the same way each time. Is the other side now more likely? The mind says of course. The coin knows nothing about it. For the coin, every toss is the first.</p>
<h3>Why the mind is wrong</h3>
<p>Our brains are masters at finding patterns. They see faces in clouds and hear tunes in noise. In random results, too, they find a rule where there is none. After losses a win seems due; after wins the day seems to be ours.</p>
<h3>In numbers</h3>
<p>At a chance of 50%, losing five in a row happens about 3% of the time. That sounds rare, but in 100 rounds you will often see such a run. It is nothing unusual, and in the sixth round your chance is still 50%.</p>
<h3>The trap of doubling</h3>
<p>Double after each loss and you must win some time: the idea is very old. Begin with ৳10.00, lose ten times in a row, and ৳10,230.00 is gone; the eleventh bet needs ৳10,240.00. Even when it wins, little is left. The risk grows fast, and the return does not grow at all.</p>
<h3>What to do instead</h3>
<p>Decide beforehand how long and with how much you will play. When that is used up, get up, whether you have won or lost. Nobody controls the results; your time is yours to control.</p>$t$,
   now() - interval '18 days 7 hours'),
  ('GUIDE', '/art/article-ledger.svg',
   $t$বেটিং রেকর্ড পড়ার সহজ উপায়$t$, $t$How to read your betting record$t$,
   $t$বাজি, বৈধ বাজি, প্রাপ্তি, জয়/হার: কোন ঘরে কী লেখা থাকে, পুরোনো বাজি খোঁজার উপায় আর হিসাব মেলানোর কৌশল।$t$,
   $t$Stake, valid bet, payout, profit and loss: what each column says, how to find an old bet and how to make the sums add up.$t$,
   $t$<p>বেটিং রেকর্ড আপনার নিজের খাতা। কবে, কোন গেমে, কত বাজি ধরলেন আর কী পেলেন, সব সেখানে থাকে। মাঝেমধ্যে চোখ বোলালে নিজের খেলার ধরনও বোঝা যায়।</p>
<h3>কোথায় পাবেন</h3>
<p>লগইন করে ব্যালেন্সের পাশে ‘বেটিং রেকর্ড’ চাপুন। শুরুতে আজকের বাজি দেখা যায়। ওপরের ফিল্টার থেকে গতকাল, ৭ দিন বা নিজের পছন্দের সময়সীমা নিতে পারেন; একবারে সর্বোচ্চ ৩১ দিন, পেছনে ৯০ দিন পর্যন্ত।</p>
<h3>ঘরগুলোর মানে</h3>
<ul><li><strong>বাজি:</strong> রাউন্ডে যত ধরেছেন।</li><li><strong>বৈধ বাজি:</strong> যে বাজি সত্যিই জেতা বা হারার ঝুঁকিতে ছিল। বাতিল রাউন্ড এতে ধরা হয় না।</li><li><strong>প্রাপ্তি:</strong> যত ফেরত পেয়েছেন, বাজিসহ।</li><li><strong>জয়/হার:</strong> প্রাপ্তি থেকে বাজি বাদ দিলে যা থাকে। যোগ চিহ্ন মানে লাভ, বিয়োগ চিহ্ন মানে ক্ষতি।</li></ul>
<h3>একটি বাজির ভেতরে</h3>
<p>‘বিস্তারিত’ চাপলে দেখবেন ফল, সার্ভার সিডের হ্যাশ, ক্লায়েন্ট সিড আর রাউন্ডের নম্বর। সিড প্রকাশ হয়ে থাকলে সেখান থেকেই <a href="/fair">যাচাই করা যায়</a>।</p>
<h3>হিসাব মেলানোর কৌশল</h3>
<p>নিচের ‘মোট’ সারিতে মোট বাজি ও মোট প্রাপ্তি থাকে। দিনের শুরুর ব্যালেন্সের সঙ্গে মোট জয়/হার যোগ করলে শেষের ব্যালেন্স পাওয়ার কথা। না মিললে বাজি নম্বরসহ <a href="/help#contact">আমাদের লিখুন</a>।</p>$t$,
   $t$<p>The betting record is your own book. It holds when you played, which game, what you staked and what came back. A look at it now and then also shows you how you play.</p>
<h3>Where to find it</h3>
<p>Log in and press Betting record beside your balance. It opens with today's bets. With the filters at the top you can take yesterday, 7 days or a range of your own, up to 31 days at a time and 90 days back.</p>
<h3>What the columns mean</h3>
<ul><li><strong>Stake:</strong> what you put on the round.</li><li><strong>Valid bet:</strong> the part that could really be won or lost. Cancelled rounds do not count.</li><li><strong>Payout:</strong> what came back, your stake included.</li><li><strong>Profit and loss:</strong> the payout less the stake. A plus means you gained, a minus that you lost.</li></ul>
<h3>Inside one bet</h3>
<p>Open the details to see the result, the hash of the server seed, the client seed and the number of the round. Once the seed is revealed, you can <a href="/fair">check it</a> from there.</p>
<h3>Making it add up</h3>
<p>The line of totals shows all stakes and all payouts. Your balance at the start of the day plus the total profit and loss should give your balance at the end. If it does not, <a href="/help#contact">write to us</a> with the bet id.</p>$t$,
   now() - interval '14 days 3 hours'),
  ('NEWS', '/art/article-lantern.svg',
   $t$রক্ষণাবেক্ষণের রাতে আমরা কী করি$t$, $t$What we do on a maintenance night$t$,
   $t$সাইট কিছুক্ষণ বন্ধ রেখে কী কাজ হয়, আপনার রাউন্ড ও ব্যালেন্স তখন কোথায় থাকে, আর খোলার আগে কী কী মিলিয়ে দেখি।$t$,
   $t$What work is done while the site is closed, where your rounds and balance are meanwhile, and what we check before we open again.$t$,
   $t$<p>মাঝেমধ্যে সাইটে ঢুকে দেখবেন একটা হারিকেন আর লেখা: রক্ষণাবেক্ষণ চলছে। পাশে শেষ হওয়ার সময়। এই ফাঁকে আসলে কী হয়, সেটাই এখানে বলি।</p>
<h3>বন্ধ করার আগে</h3>
<p>আমরা সবচেয়ে ফাঁকা সময়টা বেছে নিই, সাধারণত রাত 02:00-এর পরে। চলমান রাউন্ডগুলো শেষ হতে দেওয়া হয়। কোনো রাউন্ড মাঝপথে থাকলে সেটি যেভাবে আছে, সেভাবেই সার্ভারে থেকে যায়।</p>
<h3>বন্ধ থাকার সময়</h3>
<p>নতুন সংস্করণ বসানো হয়, ডাটাবেসে দরকারি বদল আনা হয়। আপনার ব্যালেন্স কোনো ফাইলে লেখা একটা সংখ্যা নয়; এটি আপনার সব লেনদেনের যোগফল। তাই সংস্করণ বদলালেও হিসাব বদলায় না।</p>
<h3>খোলার আগে</h3>
<ul><li>সব খাতার যোগফল মেলানো হয়।</li><li>লেনদেনের ধারাবাহিকতা পরীক্ষা করা হয়, যাতে মাঝখানে কিছু বদলানো থাকলে ধরা পড়ে।</li><li>একটি রাউন্ড খেলে, তার ফল যাচাই করে দেখা হয়।</li></ul>
<p>সব ঠিক থাকলে তবেই হারিকেন নামিয়ে দরজা খোলা হয়। আপনাকে কিছু করতে হয় না; খোলা পেজটি নিজেই ফিরে আসে। কাজ শেষে কী হলো, তা <a href="/noticePage">নোটিশে</a> লিখে রাখি।</p>$t$,
   $t$<p>Now and then you will find a lantern on the site and the words that maintenance is under way, with the time it ends. Here is what happens in between.</p>
<h3>Before we close</h3>
<p>We choose the quietest time, usually after 02:00 at night. Rounds that are running may finish. If one is still open, it stays on the server exactly as it was.</p>
<h3>While it is closed</h3>
<p>We install the new version and make the changes the database needs. Your balance is not a number in some file; it is the sum of everything that has moved. So a new version does not change it.</p>
<h3>Before we open</h3>
<ul><li>The sums of all accounts are compared.</li><li>The chain of entries is checked, so that a change in the middle would be found.</li><li>A round is played and its result verified.</li></ul>
<p>Only when all this is right do we take the lantern down and open the door. You need do nothing; an open page comes back by itself. Afterwards we write what was done in the <a href="/noticePage">notices</a>.</p>$t$,
   now() - interval '10 days 5 hours'),
  ('BLOG', '/art/article-hourglass.svg',
   $t$থামতে জানাও খেলার অংশ$t$, $t$Knowing when to stop is part of the game$t$,
   $t$খেলার টাকাতেও সময়টা আসল। ঘড়ি, বিরতি আর নিজের নিয়ম নিয়ে কয়েকটি সহজ অভ্যাস, যা আজ থেকেই শুরু করা যায়।$t$,
   $t$Even with play money, the time is real. A few simple habits about the clock, breaks and rules of your own that you can start today.$t$,
   $t$<p>‘আর একটা রাউন্ড’ কথাটা আমরা সবাই চিনি। একটা থেকে পাঁচটা, পাঁচটা থেকে এক ঘণ্টা। খেলার টাকায় খেললে পকেট বাঁচে, কিন্তু সময়টা আর ফেরত আসে না।</p>
<h3>শুরুর আগেই শেষ ঠিক করুন</h3>
<p>খেলা শুরুর পর থামার সময় ঠিক করা কঠিন। তাই আগে ঠিক করুন, যেমন ২০ মিনিট। ফোনে অ্যালার্ম দিয়ে রাখুন। অ্যালার্ম বাজলে চলমান রাউন্ডটাই শেষ রাউন্ড।</p>
<h3>বিরতিতে জায়গা বদলান</h3>
<p>বিরতি মানে অন্য ট্যাব খোলা নয়। উঠুন, এক গ্লাস পানি খান, জানালার পাশে দাঁড়ান। শরীর নড়লে মনও ছেড়ে দেয়।</p>
<h3>মেজাজ দেখে খেলুন</h3>
<p>রাগ, দুঃখ বা ক্লান্তি নিয়ে খেলতে বসবেন না। খেলা মন খারাপ সারায় না, শুধু কিছুক্ষণ ঢেকে রাখে। ভালো মেজাজে খেললে থামাটাও সহজ হয়।</p>
<h3>নিজের হিসাব নিজে দেখুন</h3>
<p>সপ্তাহে এক দিন বেটিং রেকর্ড খুলে দেখুন কত দিন, কত রাউন্ড খেলেছেন। সংখ্যাটা দেখে অবাক হলে সেটাই থামার ইশারা।</p>
<p>সীমা ঠিক করা, বিরতি নেওয়া আর সময় মনে করিয়ে দেওয়ার সুবিধা সাইটে আসছে। তত দিন এই অভ্যাসগুলোই কাজে লাগুক। লক্ষণ ও করণীয় জানতে পড়ুন <a href="/help#responsible">দায়িত্বশীল গেমিং</a>।</p>$t$,
   $t$<p>We all know the words just one more round. One becomes five, and five become an hour. Play money spares your pocket, but the time does not come back.</p>
<h3>Set the end before the start</h3>
<p>It is hard to choose a stopping time once you are playing. Choose it first, say 20 minutes. Set an alarm on your phone. When it rings, the round that is running is the last.</p>
<h3>Move when you take a break</h3>
<p>Opening another tab is not a break. Get up, drink a glass of water, stand by the window. When the body moves, the mind lets go.</p>
<h3>Mind your mood</h3>
<p>Do not sit down to play angry, sad or tired. Play does not cure a bad mood, it only covers it for a while. In a good mood it is easier to stop, too.</p>
<h3>Look at your own figures</h3>
<p>Once a week, open your betting record and see on how many days and for how many rounds you played. If the number surprises you, that is your sign to stop.</p>
<p>Limits, breaks and time reminders are coming to the site. Until then, let these habits serve you. For the signs to watch and what to do, read <a href="/help#responsible">Responsible gaming</a>.</p>$t$,
   now() - interval '6 days 4 hours'),
  ('NEWS', '/art/article-map.svg',
   $t$সামনে কী আসছে$t$, $t$What lies ahead$t$,
   $t$আরও গেম, নিবন্ধন, সীমা ও বিরতি, এজেন্ট সেন্টার: কোন কাজটি আগে, কোনটি পরে, আর কেন কোনো তারিখ দিচ্ছি না।$t$,
   $t$More games, registration, limits and breaks, the agent centre: what comes first, what later, and why we give no dates.$t$,
   $t$<p>জোনাকি এখনো ছোট। একটি গেম, খেলার টাকা, আর সব হিসাব মেলানোর ব্যবস্থা। সামনের পথটা মোটামুটি ঠিক করা আছে; সেটাই এখানে লিখে রাখছি।</p>
<h3>আগে ঘর, পরে আসবাব</h3>
<p>নোটিশ, সহায়তা কেন্দ্র ও মতামতের জায়গা আগে খুলেছি, যাতে কিছু জানার বা বলার থাকলে ঠিকানা থাকে। এরপর আসছে নিবন্ধন আর অ্যাকাউন্টের নিরাপত্তার পাতা।</p>
<h3>তারপর গেম</h3>
<p>ছোট গেমগুলো দিয়ে শুরু: লিম্বো, মাইনস, প্লিঙ্কো, হুইল, হাই-লো, কেনো। পরে স্লট, কার্ড, লটারি ও খেলাধুলা। প্রতিটির নিয়ম, ফেরতের হার ও যাচাইয়ের উপায় একসঙ্গেই খুলবে।</p>
<h3>সীমা ও বিরতি</h3>
<p>সময় ও বাজির সীমা, বিরতি, আর নিজেকে খেলা থেকে বিরত রাখার সুবিধা আমরা বাড়তি কিছু মনে করি না। এগুলো আসবে আসল টাকার অনেক আগেই।</p>
<h3>আসল টাকা?</h3>
<p>এর কোনো তারিখ নেই, প্রতিশ্রুতিও নেই। আইনি অনুমতি ও দরকারি সব ব্যবস্থা ছাড়া তা চালু হবে না। তখনও খেলার টাকা আলাদাই থাকবে।</p>
<h3>তারিখ দিই না কেন</h3>
<p>তারিখ দিলে তাড়া আসে, তাড়ায় ভুল হয়। কাজ শেষ হলে পরীক্ষা করি, পরীক্ষা শেষ হলে খুলি, খুললে <a href="/noticePage">নোটিশে</a> জানাই। কোনটি আগে চান, তা <a href="/help#contact">আমাদের লিখুন</a>; ক্রম ঠিক করতে আপনাদের কথাই কাজে লাগে।</p>$t$,
   $t$<p>Jonaki is still small: one game, play money, and books that can be checked. The road ahead is more or less decided, so here it is.</p>
<h3>First the house, then the furniture</h3>
<p>We opened notices, the help centre and feedback first, so that you have somewhere to look and someone to ask. Registration and the security pages of an account come next.</p>
<h3>Then the games</h3>
<p>We begin with small ones: Limbo, Mines, Plinko, Wheel, Hi-lo and Keno. Slots, cards, lotteries and sports follow later. The rules, return and way of checking each will open together with it.</p>
<h3>Limits and breaks</h3>
<p>To us, limits on time and stakes, breaks and self-exclusion are not extras. They will come long before real money.</p>
<h3>Real money?</h3>
<p>There is no date and no promise. It will not begin without legal permission and everything it requires. Play money will stay separate even then.</p>
<h3>Why we give no dates</h3>
<p>A date brings haste, and haste brings mistakes. When work is done we test it, when it is tested we open it, and when it is open we say so in the <a href="/noticePage">notices</a>. <a href="/help#contact">Tell us</a> what you would like first; it helps us decide the order.</p>$t$,
   now() - interval '3 days 2 hours');
