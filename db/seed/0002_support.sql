-- Contact Us leads to the site's own support page until an operator names another link [SITE-36].
insert into settings (key, value) values ('customerService', '{"LIVECHAT": "/support"}');
