CREATE TABLE event (
    event   text    not null primary key,
    version integer not null
  ) strict, without rowid;
CREATE TABLE entry (
    event   text    not null references event (event),
    n       integer not null check (n > 0),
    at      integer not null,
    actor   text    not null check (json_valid(actor)),
    command text    not null,
    fact    text    not null check (json_valid(fact)), digest text not null default '', link text not null default '',
    primary key (event, n)
  ) strict, without rowid;
CREATE TABLE command (
    event    text    not null references event (event),
    command  text    not null,
    digest   text    not null,
    first    integer not null,
    last     integer not null,
    warnings text    not null check (json_valid(warnings)),
    primary key (event, command)
  ) strict, without rowid;
CREATE TABLE person (
    event  text not null references event (event),
    player text not null,
    person text not null check (json_valid(person)),
    primary key (event, player)
  ) strict, without rowid;
CREATE TABLE record (
    kind  text not null,
    key   text not null,
    value text not null check (json_valid(value)),
    primary key (kind, key)
  ) strict, without rowid;
CREATE TABLE leaving (
    event text not null primary key
  ) strict, without rowid;
insert into event (event, version) values ('0c2ml9v7c04l', 22);
insert into event (event, version) values ('rf0lh0163n9e', 1);
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 1, 1777712401000, '{"role":"organizer"}', '00000000000000000000000000000001', '{"name":"Spring Open","regulation":"x-wing/en-3.2","tier":"casual","date":"2026-05-02","structure":{"kind":"open"},"options":{},"kind":"event-created","entropy":"00000000000000000000000000000002","secret":"00000000000000000000000000000003","seal":"6ffa91ce56a3a1f4f63e671ee607667029b36adf56c6f39771088edf07164334","committed":"6bfdba781d1610af2239787ce058c6d173c7018d21b7ba997b6a5129f3950c49","cards":"x-wing-1"}', 'ac541100f2178876c4c751e35cf0923c2de01c4795949b93ac33b6af32f664b7', '3be2bdbcdd1383c97c5f33d8576835aa1f7ba57d0018c45387c36ac1cbd7f5c8');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 2, 1777712402000, '{"role":"organizer"}', 'order-1', '{"kind":"player-registered","player":"p1","number":1,"earnedBye":false,"avoid":[]}', '670482b4e0dc3d3ca71ee8887886ea5b75b1788924f6632ad551d40e1cd475d2', '849e98d7b61292d3fac3757b66cd3b8ea45c372a5311eb078989b62e8ce90ca2');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 3, 1777712403000, '{"role":"organizer"}', 'order-2', '{"kind":"player-checked-in","player":"p1"}', 'b8d62df8ad980fe6d3936e48fff16aebcc70b96b35877e427c75465421a271f9', 'a87d9b9c1b0116ef1e8bc2c2421285c13ba807c8a701e5d43f46ed8b6697ffb8');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 4, 1777712404000, '{"role":"organizer"}', 'order-3', '{"kind":"player-registered","player":"p2","number":2,"earnedBye":false,"avoid":[]}', '307857d208d0fa47b75eeb3bdb70e6cc6aa5ebe236256bc4dedb74437a3fdf98', '18b75fec559ec5ac925858e88325898fb01fefb8dde86d284367a080c0b6dc76');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 5, 1777712405000, '{"role":"organizer"}', 'order-4', '{"kind":"player-checked-in","player":"p2"}', 'f85438d665c734239111a2dfb9e15de46f34d0ce6649d5aef1f7d4ea04efda91', 'e49a5cfae0cef7f60a723670a1a8c8309017b29e09c98ff7e74960f46dca970f');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 6, 1777712406000, '{"role":"organizer"}', 'order-5', '{"kind":"player-registered","player":"p3","number":3,"earnedBye":false,"avoid":[]}', '74afa3e9d02c356212a463ef485b919ae988f15b6b64eef9d76a05e00dc8736b', '9f9ad761ed5b807d2d615c433711505e806f10b1be948440203f0a467003c7e3');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 7, 1777712407000, '{"role":"organizer"}', 'order-6', '{"kind":"player-checked-in","player":"p3"}', 'c03c5459be1ad724cb92e12ef70af2fed6f58d35f839fdddb3ed52e6827997f2', '6c81b07510291ea3fe27cb98307eb1faab6f7fc6e5644bb0ccfb127c1e01804b');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 8, 1777712408000, '{"role":"organizer"}', 'order-7', '{"kind":"player-registered","player":"p4","number":4,"earnedBye":false,"avoid":[]}', 'f7d6b8dd86a335793e6f810ef80a649939f3110f8174316912bfb31238f08f96', 'd850c1c3a188bb2fc40ae0a20f7e746e609ebdac2a7ba9ffbb910f4152d7a888');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 9, 1777712409000, '{"role":"organizer"}', 'order-8', '{"kind":"player-checked-in","player":"p4"}', 'c6688a2b95d7726e22c752e8977803876e3426623b6f1f1d62de53bd25f7d2e6', 'f351fadfbb5b37403c3afc6eb9cafca11181d85a6daae5fe886fb733d556c247');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 10, 1777712410000, '{"role":"organizer"}', 'order-9', '{"kind":"player-registered","player":"p5","number":5,"earnedBye":false,"avoid":[]}', 'f303be0c91416fc2d8890603ec936ea852c389a1ab3eafce9b14b8e245817cde', 'aab178d8806ac2b98f92d946bcc64a7701a503d96d65cf10fb4352feeb258606');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 11, 1777712411000, '{"role":"organizer"}', 'order-10', '{"kind":"player-checked-in","player":"p5"}', 'e3d2e1f6592df7efdcc0f15ffedae8b63c82e5b8faaeabcefb5ec13dd235adb1', '7789d315327da4f4f8026eb81df4eb69b1f28dd31f754a11de1861fa12fdba91');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 12, 1777712412000, '{"role":"organizer"}', 'order-11', '{"kind":"event-announced","stages":[{"kind":"swiss","rounds":null,"cut":null}],"headCount":5}', 'abff1347eaf3bc7575d9503b36e1c04ecd21bd925f4f4f701d16504594052828', '0382d1f9345f5cdf7e30fb51daa47dee3d2295befb858f62d0683469091889dd');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 13, 1777712413000, '{"role":"organizer"}', 'order-12', '{"kind":"rule-overridden","refusal":{"code":"lists-missing","players":["p1","p2","p3","p4","p5"],"rule":"XWEN-25","overridable":true},"reason":"lists on paper"}', '72f95c7975e292506105dbfb4cdd0f83fe18f621ed33daf996a65d2b7c16c751', '72003db1fa1c8dd4c001744afa9c7a3ead0729c9b41bbb0905197737c092e833');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 14, 1777712413000, '{"role":"organizer"}', 'order-12', '{"kind":"stage-started","stage":0,"plan":{"kind":"swiss","rounds":null,"cut":null},"entrants":["p1","p2","p3","p4","p5"]}', '9c3050c1f6afc86a7fc388e398c3773a18c846b1326445eb5e907ad4901178b7', 'f43e583a677d6c80c681fd99d69460c92d630700cd1fde3540b80f7f450aeea8');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 15, 1777712414000, '{"role":"organizer"}', 'order-13', '{"kind":"round-paired","round":1,"stage":0,"method":{"name":"swiss","version":2},"entropy":"a213501f7d26f9c649bdc3ffb6ef315103fd90f62ca29cd01ed0204917e1faff","luck":{"lot":"ff9c7b24b442e3cfb05e86d15d743f3bda6d4d6a55d21c6e3fcfda36235be219","draw":0,"hall":[],"committed":"c7caabaa2c88560eb5b40fc47ce3d51a65f3a721224c085c4916c969b47b3ba0"},"pairings":[{"table":1,"players":["p2","p3"],"reason":{"kind":"first-round"},"match":"15-1"},{"table":2,"players":["p5","p4"],"reason":{"kind":"first-round"},"match":"15-2"}],"byes":[{"player":"p1","kind":"odd-number"}],"receipt":{"rematches":0,"softConflicts":0,"crossings":[],"spanSquares":0,"lowerBound":[],"certified":"parity","otherBye":null},"leftOut":[]}', '5e84fcb63cd888470835a9f5df6f30f4c21b5640aebcb4d8a9d515fc21733721', '8b53a3686817d57a220882558334f26ac1ab6d8de59d329ea57e5291deff8962');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 16, 1777712415000, '{"role":"organizer"}', 'order-14', '{"kind":"round-published","round":1}', 'fb653e958016e303588fa052848ddf51b75d443540383773d5f50269523b0aea', '98353564ef8230f0230d0fc7044fcb7feb28049d3939dbfb949cb9eaf85040e0');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 17, 1777712416000, '{"role":"organizer"}', 'order-15', '{"kind":"result-entered","match":"15-1","result":{"ending":"destruction","score":[100,42]}}', 'f6ae852d606cba4400fec8ca37a077bc1cee94abb12cb5073270064e75a93cd4', '5a30afd2006c0fb31be25d816397899bd85f58bf2989f97c6324486ef084a925');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 18, 1777712417000, '{"role":"organizer"}', 'order-16', '{"kind":"result-entered","match":"15-2","result":{"ending":"destruction","score":[100,43]}}', '6330b344c3e0b26ab8a4e8e5a8a22a299f73e67e83649829d50b49f5e599dd32', 'f1cbf383e97a16034bf23409515240e5110c9a02eb812c21f20af626963c5b51');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 19, 1777712418000, '{"role":"organizer"}', 'order-17', '{"kind":"result-amended","match":"15-1","result":{"ending":"destruction","score":[30,100]},"reason":"typed the wrong way round"}', '6b6aa49b6c5d9ff9e529b7420fea986f5b3fcc4610284bc74fb61aebf95cb5be', '02b919bdcf3e5974807c2b06b0080ab5fe5f8dda67fa468bd9508df48f1e9842');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 20, 1777712419000, '{"role":"organizer"}', 'order-18', '{"kind":"round-closed","round":1}', 'dd5ff44d048346885b8f03e7a5cb03f277c3e3559d78674a92114efcd9501c55', '6fc99b93db12c898d9a901b788331d67325dd768d55d62f704468713e9daaa91');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 21, 1777712420000, '{"role":"organizer"}', 'order-19', '{"kind":"player-dropped","player":"p5","after":1}', 'df2b7e25d2510f1409d9c747afc1848d6a76d0110c8da6c27bc51318fe8582d9', 'a80a1917881b53a883edba2fed55489fcdb8c880c8eee90b23bd3056860a0a59');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('0c2ml9v7c04l', 22, 1777712421000, '{"role":"organizer"}', 'order-20', '{"kind":"round-paired","round":2,"stage":0,"method":{"name":"swiss","version":2},"entropy":"257e5c44b8dfb99d16a254d81c8e2e1eca05f52a8a0a1a63af745e6dd14ed154","luck":{"lot":"742160221723f5ae1a2301070ea2545aa2da04e13923b93b8733267886db328d","draw":0,"hall":[],"committed":"ec98002c282d9f3f75127c45aa644fdfc0963defdffbcebfc228cce290ae3230"},"pairings":[{"table":1,"players":["p1","p3"],"reason":{"kind":"same-points","points":5},"match":"22-1"},{"table":2,"players":["p4","p2"],"reason":{"kind":"same-points","points":0},"match":"22-2"}],"byes":[],"receipt":{"rematches":0,"softConflicts":0,"crossings":[0],"spanSquares":0,"lowerBound":[0],"certified":"parity","otherBye":null},"leftOut":[]}', 'dea8299fe7edde482c989ce5d74a6225753de0535207ccc1ff40e236deb1c3f0', '3cb4c645d25369a3384a200c05d6bf014984cd51b3d4073c440725948bb0f131');
insert into entry (event, n, at, actor, command, fact, digest, link) values ('rf0lh0163n9e', 1, 1777712422000, '{"role":"organizer"}', '00000000000000000000000000000018', '{"name":"Spring Open","regulation":"x-wing/en-3.2","tier":"casual","date":"2026-05-02","structure":{"kind":"open"},"options":{},"kind":"event-created","entropy":"00000000000000000000000000000019","secret":"0000000000000000000000000000001a","seal":"bf52e43aeab454564213064e0b5243ca609d8134f9d472cd0639cdefcd2bbbb1","committed":"f421a3d980856f0c9bd54c1d2d98e08b718f415d5a69835344ac9a110e454751","cards":"x-wing-1"}', '645b4c10748a0c944c7ab895ac1cd19836b3c91bb3414a2d95e7b5ccf7bc16fa', 'd1d6745e2575d732cb7ce8c412aa404eac605e79383312d07cb2a0bb4d3eaca7');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', '00000000000000000000000000000001', 'ed08173a13db15f687f004857c06150afcfa942878b35d16e20228e72389231d', 1, 1, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-1', '37bfd38a188acdcdf28a9868811c2eae0517def395a59c0dffff12132f15bd4e.9939d63a58ed4ea384ed1fd1828fd498', 2, 2, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-10', 'b912eb0d8ae457b5b3d5bdc1d3fefefd019ae36543a7db6abe78f1ae936208e1', 11, 11, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-11', 'afddee186b65a69dc4b043f41946763733850977128f1c1b7e58691b235506eb', 12, 12, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-12', 'd28b70616844638db9eddff799217b3882840b96d0bca321183c660ba76caa4c', 13, 14, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-13', 'ab752b92525dee2d4190ec45a3a66dbcc2397bb37c3acd0af20b0efc70441797', 15, 15, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-14', '92fe76e6209f04fcec8b1d3b12c224c7a84f3b132296546e1da881bec28fccc5', 16, 16, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-15', '526873eae2252f971ae05aaef7ddf7e6cad6914ef710775885b08bc745c9b6c8', 17, 17, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-16', '4b0fc40d75e622d39c43b16fc2335155f085fd66342ce01ee6bfc4b82205c9fb', 18, 18, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-17', '68b543442cb9ec96499a66fd65a602e6a79d55c3561a693f848657b8887e9a46', 19, 19, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-18', 'fc666595d6c75546ce52b1ba23cb3755db49db43409cd2ce29aa8f6ec4d8a708', 20, 20, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-19', '3eb3a1cc6041ed44757757ce978c25ed6ea459394bfb3354c0682058ea54a5d0', 21, 21, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-2', 'b1e57e4b30a7536a59543a4cca3e01c0fb9b70de128359eaa1f1ffa51d74f941', 3, 3, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-20', 'ab752b92525dee2d4190ec45a3a66dbcc2397bb37c3acd0af20b0efc70441797', 22, 22, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-3', '44953dc062fba0dd7f4180e0877297540302e380b26cacc0294de34ddb2717ea.84a4fb8bdd6ff02e856325d9fbf1c724', 4, 4, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-4', 'b0a583b9560abde6831d1500a4e402565df3b60fd12a8f7c9ebab8888fc1fcdb', 5, 5, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-5', '5f9424752047e0594c3e9cd78f9424062c6e5c1753392f7c8e01bfce5ce08653.0df1b53fcf1a953526bb928c4238e33b', 6, 6, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-6', 'd38a52db1ac2bb57aa6ad7588308bfc1ecc3bf7812cbc87a2e063c0885f5ab21', 7, 7, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-7', '1aa0bbe92932a6b3bcae8f956cad292109f9cea85e80fd48c257b3165d8bdcfb.2b8059748177948326a15e89dc172cd9', 8, 8, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-8', '066a565539ddcf29511d5336f56a2c919a1fc4c168e21e627e1b82416a91360f', 9, 9, '[]');
insert into command (event, command, digest, first, last, warnings) values ('0c2ml9v7c04l', 'order-9', 'b6c30c79c75f4a69749a96414103816fb9e49016b06b6b044f27916516ab4d41.b8df17d7210cf91cdbf5acd31974a176', 10, 10, '[]');
insert into command (event, command, digest, first, last, warnings) values ('rf0lh0163n9e', '00000000000000000000000000000018', 'ed08173a13db15f687f004857c06150afcfa942878b35d16e20228e72389231d', 1, 1, '[]');
insert into person (event, player, person) values ('0c2ml9v7c04l', 'p1', '{"player":"p1","name":"Zoë \"Z\" Źdźbło"}');
insert into person (event, player, person) values ('0c2ml9v7c04l', 'p2', '{"player":"p2","name":"Player 2"}');
insert into person (event, player, person) values ('0c2ml9v7c04l', 'p3', '{"player":"p3","name":"Player 3"}');
insert into person (event, player, person) values ('0c2ml9v7c04l', 'p4', '{"player":"p4","name":"Player 4"}');
insert into person (event, player, person) values ('0c2ml9v7c04l', 'p5', '{"player":"p5","name":"Player 5"}');
insert into record (kind, key, value) values ('sample', 'one', '{"label":"kept “as it was”"}');
CREATE TRIGGER entry_is_never_changed before update on entry
  begin select raise(abort, 'an entry of the log is never changed'); end;
CREATE TRIGGER entry_is_never_deleted before delete on entry
  when not exists (select 1 from leaving where leaving.event = old.event)
  begin select raise(abort, 'an entry of the log is never deleted'); end;
pragma user_version = 6;
