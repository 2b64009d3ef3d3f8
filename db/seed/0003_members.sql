-- Demo accounts for play money, all with the password Jonaki-123; npm start prints them.
insert into members (username, account_type, nickname, password_hash, password_set_at, created_by, created_at, first_login_at) values
  ('demo', 0, 'Demo', '$argon2id$v=19$m=19456,t=2,p=1$Q0ncCIKFXKLy1EGrjD+Vvg$wu4FXrxPtazBBJ+PCQqqjHyYNqsjInbOzHs2Us0Rg1E', now(), 'SELF', now(), now()),
  ('demo2', 0, 'Demo2', '$argon2id$v=19$m=19456,t=2,p=1$vwRmk58vt9+OUWP9gNfFXQ$REAhI9uo26L+CTSEnPxNtM+sefKX2yI4YpC/rUtEk+c', now(), 'SELF', now(), now()),
  ('demoagent', 1, 'DemoAgent', '$argon2id$v=19$m=19456,t=2,p=1$1G+sl7VB3pwqZnHOt1sYJA$dRtcVY9Api1+NZm/Q+5xorJ+dnO7ZrBg87tQYapejWU', now(), 'SELF', now(), now());
