-- The demo brand's site: flags, hosts, resources, images. It runs once; an operator's changes stay.

insert into whitelabel_nodes (mod_id, parent, enabled, position) values
  ('SITE3', null, true, 0),
  ('REGISTER3', 'SITE3', true, 1),
  ('MOBILENUMREG3', 'REGISTER3', true, 1),
  ('REGMOBVERF3', 'REGISTER3', true, 2),
  ('MOBILENUMPASSREG3', 'REGISTER3', true, 3),
  ('USERNAMEREG3', 'REGISTER3', true, 4),
  ('DIRECTREG3', 'REGISTER3', true, 5),
  ('LOGIN3', 'SITE3', true, 2),
  ('FREEPLAY3', 'LOGIN3', true, 1),
  ('PWDEXPFORCECHANGE3', 'LOGIN3', false, 2),
  ('MOBILEVERCODELOGIN3', 'LOGIN3', true, 3),
  ('CHNGPASSVERIF3', 'LOGIN3', true, 4),
  ('MEMBERCENTER3', 'SITE3', true, 3),
  ('MANPLAYREB3', 'MEMBERCENTER3', true, 1),
  ('REFERRALPROMO3', 'MEMBERCENTER3', true, 2),
  ('AGENTCENTER3', 'SITE3', true, 4),
  ('DIVCONTRACT3', 'AGENTCENTER3', true, 1),
  ('DAILYSALARY3', 'AGENTCENTER3', true, 2),
  ('HOURSALARY3', 'AGENTCENTER3', true, 3),
  ('REALTIMESALARY3', 'AGENTCENTER3', true, 4);

insert into domain_routes (host, position) values ('localhost', 1), ('127.0.0.1', 2);

-- The apps are pages of ours: a profile that puts the icon on an iPhone, and the page that installs the app.
insert into resources (resource_type, url, label_name_en) values
  ('EMAIL', 'help@jonaki.example', 'E-mail'),
  ('MOBILECONFIG', '/jonaki.mobileconfig', 'iOS lite'),
  ('Android', '/down?app=android', 'Android app');

insert into site_images (name, media_type, bytes) values
  ('qrLogo', 'image/svg+xml', convert_to(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><defs><radialGradient id="a" cx=".5" cy=".55" r=".6"><stop offset="0" stop-color="#FFFBE6"/><stop offset=".35" stop-color="#FFDF80"/><stop offset="1" stop-color="#FF9F1A"/></radialGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#C6B0FF"/><stop offset="1" stop-color="#6234E6"/></linearGradient></defs><rect width="48" height="48" rx="12" fill="#170E30"/><path d="M22.500 19C14 6 2 7 3 15C4 22 14 24 22.500 22Z" fill="url(#b)"/><path d="M25.500 19C34 6 46 7 45 15C44 22 34 24 25.500 22Z" fill="url(#b)"/><path d="M24 20C31 20 33.500 27 32 33.500C30.600 39.500 27 43.500 24 45C21 43.500 17.400 39.500 16 33.500C14.500 27 17 20 24 20Z" fill="url(#a)"/><circle cx="24" cy="15" r="5" fill="#9A78FF"/></svg>', 'UTF8')),
  ('background', 'image/svg+xml', convert_to(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1280" width="720" height="1280"><defs><radialGradient id="n" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#4A25B8"/><stop offset=".5" stop-color="#22106A"/><stop offset="1" stop-color="#0F0820"/></radialGradient><radialGradient id="f"><stop offset="0" stop-color="#FFF5DA"/><stop offset=".25" stop-color="#FFD777" stop-opacity=".8"/><stop offset="1" stop-color="#FFB020" stop-opacity="0"/></radialGradient></defs><rect width="720" height="1280" fill="url(#n)"/><path d="M0 900C140 820 260 860 380 900S620 950 720 870V1280H0Z" fill="#1B0D52"/><path d="M0 1000C160 950 320 1010 460 1000S660 960 720 990V1280H0Z" fill="#130941"/><rect y="1060" width="720" height="220" fill="#0C0628"/><g fill="url(#f)"><circle cx="90" cy="180" r="14"/><circle cx="250" cy="330" r="9"/><circle cx="610" cy="240" r="16"/><circle cx="520" cy="520" r="10"/><circle cx="140" cy="640" r="12"/><circle cx="400" cy="760" r="8"/><circle cx="640" cy="820" r="13"/><circle cx="210" cy="1130" r="11"/><circle cx="480" cy="1180" r="9"/></g></svg>', 'UTF8'));
