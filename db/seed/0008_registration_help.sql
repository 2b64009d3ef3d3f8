-- Registration is open: the help centre says so, where it still says what the first seeds said.
update help_sections set
  content_en = replace(content_en,
    'Registration is not open yet; it is coming. For now you can log in with a demo account or play free.',
    'Press Register at the top of the page, choose a username or give your mobile number, set a password, and confirm that you are 18 or older. It takes about a minute.'),
  content_bn = replace(content_bn,
    'নতুন নিবন্ধন এখনো চালু হয়নি, আসছে। আপাতত ডেমো অ্যাকাউন্টে লগইন করা যায়, অথবা ফ্রি খেলা যায়।',
    'পেজের ওপরে নিবন্ধন চাপুন, ব্যবহারকারীর নাম বেছে নিন বা মোবাইল নম্বর দিন, পাসওয়ার্ড ঠিক করুন, আর আপনার বয়স অন্তত ১৮ বছর তা নিশ্চিত করুন। মিনিটখানেকই লাগে।')
where section = 'faq';
