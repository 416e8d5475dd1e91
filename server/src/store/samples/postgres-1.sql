CREATE FUNCTION public.entry_is_never_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'an entry of the log is never changed or deleted'; end $$;
CREATE TABLE public.command (
    event text NOT NULL COLLATE pg_catalog."C",
    command text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL,
    first integer NOT NULL,
    last integer NOT NULL,
    warnings json NOT NULL
);
CREATE TABLE public.entry (
    event text NOT NULL COLLATE pg_catalog."C",
    n integer NOT NULL,
    at bigint NOT NULL,
    actor json NOT NULL,
    command text NOT NULL,
    fact json NOT NULL,
    CONSTRAINT entry_n_check CHECK ((n > 0))
);
CREATE TABLE public.event (
    event text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL
);
CREATE TABLE public.migration (
    done integer NOT NULL
);
CREATE TABLE public.person (
    event text NOT NULL COLLATE pg_catalog."C",
    player text NOT NULL COLLATE pg_catalog."C",
    person json NOT NULL
);
INSERT INTO public.command VALUES ('0c2ml9v7c04l', '00000000000000000000000000000001', 'ed08173a13db15f687f004857c06150afcfa942878b35d16e20228e72389231d', 1, 1, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-1', '9939d63a58ed4ea384ed1fd1828fd4987ad8a29f6ea6b952b460d8fe309c1419', 2, 2, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-2', 'b1e57e4b30a7536a59543a4cca3e01c0fb9b70de128359eaa1f1ffa51d74f941', 3, 3, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-3', '84a4fb8bdd6ff02e856325d9fbf1c724b15c4605868f19c1ae5146b127965bcd', 4, 4, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-4', 'b0a583b9560abde6831d1500a4e402565df3b60fd12a8f7c9ebab8888fc1fcdb', 5, 5, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-5', '0df1b53fcf1a953526bb928c4238e33bc179361060cec48c906868e26c913ddd', 6, 6, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-6', 'd38a52db1ac2bb57aa6ad7588308bfc1ecc3bf7812cbc87a2e063c0885f5ab21', 7, 7, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-7', '2b8059748177948326a15e89dc172cd9a01ce837a7e39f700e884811d76f935f', 8, 8, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-8', '066a565539ddcf29511d5336f56a2c919a1fc4c168e21e627e1b82416a91360f', 9, 9, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-9', 'b8df17d7210cf91cdbf5acd31974a17630460bfccb82c14892ab9f3be3244a0e', 10, 10, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-10', 'b912eb0d8ae457b5b3d5bdc1d3fefefd019ae36543a7db6abe78f1ae936208e1', 11, 11, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-11', 'afddee186b65a69dc4b043f41946763733850977128f1c1b7e58691b235506eb', 12, 12, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-12', 'd28b70616844638db9eddff799217b3882840b96d0bca321183c660ba76caa4c', 13, 14, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-13', 'ab752b92525dee2d4190ec45a3a66dbcc2397bb37c3acd0af20b0efc70441797', 15, 15, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-14', '92fe76e6209f04fcec8b1d3b12c224c7a84f3b132296546e1da881bec28fccc5', 16, 16, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-15', '526873eae2252f971ae05aaef7ddf7e6cad6914ef710775885b08bc745c9b6c8', 17, 17, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-16', '4b0fc40d75e622d39c43b16fc2335155f085fd66342ce01ee6bfc4b82205c9fb', 18, 18, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-17', 'a65aed9c005c414f5824b71bc2590348ed7587c687bbccff91fc9cf5330fb695', 19, 19, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-18', 'fc666595d6c75546ce52b1ba23cb3755db49db43409cd2ce29aa8f6ec4d8a708', 20, 20, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-19', '3eb3a1cc6041ed44757757ce978c25ed6ea459394bfb3354c0682058ea54a5d0', 21, 21, '[]');
INSERT INTO public.command VALUES ('0c2ml9v7c04l', 'order-20', 'ab752b92525dee2d4190ec45a3a66dbcc2397bb37c3acd0af20b0efc70441797', 22, 22, '[]');
INSERT INTO public.command VALUES ('dqvjk9e2hict', '00000000000000000000000000000017', 'ed08173a13db15f687f004857c06150afcfa942878b35d16e20228e72389231d', 1, 1, '[]');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 1, 1777712401000, '{"role":"organizer"}', '00000000000000000000000000000001', '{"name":"Spring Open","regulation":"x-wing/en-3.2","tier":"casual","date":"2026-05-02","structure":{"kind":"open"},"options":{},"kind":"event-created","entropy":"00000000000000000000000000000002"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 2, 1777712402000, '{"role":"organizer"}', 'order-1', '{"kind":"player-registered","player":"p1","number":1,"earnedBye":false,"avoid":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 3, 1777712403000, '{"role":"organizer"}', 'order-2', '{"kind":"player-checked-in","player":"p1"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 4, 1777712404000, '{"role":"organizer"}', 'order-3', '{"kind":"player-registered","player":"p2","number":2,"earnedBye":false,"avoid":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 5, 1777712405000, '{"role":"organizer"}', 'order-4', '{"kind":"player-checked-in","player":"p2"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 6, 1777712406000, '{"role":"organizer"}', 'order-5', '{"kind":"player-registered","player":"p3","number":3,"earnedBye":false,"avoid":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 7, 1777712407000, '{"role":"organizer"}', 'order-6', '{"kind":"player-checked-in","player":"p3"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 8, 1777712408000, '{"role":"organizer"}', 'order-7', '{"kind":"player-registered","player":"p4","number":4,"earnedBye":false,"avoid":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 9, 1777712409000, '{"role":"organizer"}', 'order-8', '{"kind":"player-checked-in","player":"p4"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 10, 1777712410000, '{"role":"organizer"}', 'order-9', '{"kind":"player-registered","player":"p5","number":5,"earnedBye":false,"avoid":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 11, 1777712411000, '{"role":"organizer"}', 'order-10', '{"kind":"player-checked-in","player":"p5"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 12, 1777712412000, '{"role":"organizer"}', 'order-11', '{"kind":"event-announced","stages":[{"kind":"swiss","rounds":null,"cut":null}],"headCount":5}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 13, 1777712413000, '{"role":"organizer"}', 'order-12', '{"kind":"rule-overridden","refusal":{"code":"lists-missing","players":["p1","p2","p3","p4","p5"],"rule":"XWEN-25","overridable":true},"reason":"lists on paper"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 14, 1777712413000, '{"role":"organizer"}', 'order-12', '{"kind":"stage-started","stage":0,"plan":{"kind":"swiss","rounds":null,"cut":null},"entrants":["p1","p2","p3","p4","p5"]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 15, 1777712414000, '{"role":"organizer"}', 'order-13', '{"kind":"round-paired","round":1,"stage":0,"method":{"name":"swiss","version":2},"entropy":"0000000000000000000000000000000f","pairings":[{"table":1,"players":["p2","p1"],"reason":{"kind":"first-round"},"match":"15-1"},{"table":2,"players":["p3","p5"],"reason":{"kind":"first-round"},"match":"15-2"}],"byes":[{"player":"p4","kind":"odd-number"}],"receipt":{"rematches":0,"softConflicts":0,"crossings":[],"spanSquares":0,"lowerBound":[],"certified":"parity","otherBye":null},"leftOut":[]}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 16, 1777712415000, '{"role":"organizer"}', 'order-14', '{"kind":"round-published","round":1}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 17, 1777712416000, '{"role":"organizer"}', 'order-15', '{"kind":"result-entered","match":"15-1","result":{"ending":"destruction","score":[100,42]}}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 18, 1777712417000, '{"role":"organizer"}', 'order-16', '{"kind":"result-entered","match":"15-2","result":{"ending":"destruction","score":[100,43]}}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 19, 1777712418000, '{"role":"organizer"}', 'order-17', '{"kind":"result-amended","match":"15-1","result":{"ending":"destruction","score":[30,100]},"reason":"typed the wrong way round — beide einig"}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 20, 1777712419000, '{"role":"organizer"}', 'order-18', '{"kind":"round-closed","round":1}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 21, 1777712420000, '{"role":"organizer"}', 'order-19', '{"kind":"player-dropped","player":"p5","after":1}');
INSERT INTO public.entry VALUES ('0c2ml9v7c04l', 22, 1777712421000, '{"role":"organizer"}', 'order-20', '{"kind":"round-paired","round":2,"stage":0,"method":{"name":"swiss","version":2},"entropy":"00000000000000000000000000000016","pairings":[{"table":1,"players":["p3","p2"],"reason":{"kind":"floats-down","player":"p3","from":5,"to":0,"why":"odd-group"},"match":"22-1"},{"table":2,"players":["p1","p4"],"reason":{"kind":"same-points","points":5},"match":"22-2"}],"byes":[],"receipt":{"rematches":0,"softConflicts":0,"crossings":[1],"spanSquares":1,"lowerBound":[1],"certified":"parity","otherBye":null},"leftOut":[]}');
INSERT INTO public.entry VALUES ('dqvjk9e2hict', 1, 1777712422000, '{"role":"organizer"}', '00000000000000000000000000000017', '{"name":"Spring Open","regulation":"x-wing/en-3.2","tier":"casual","date":"2026-05-02","structure":{"kind":"open"},"options":{},"kind":"event-created","entropy":"00000000000000000000000000000018"}');
INSERT INTO public.event VALUES ('0c2ml9v7c04l', 22);
INSERT INTO public.event VALUES ('dqvjk9e2hict', 1);
INSERT INTO public.migration VALUES (1);
INSERT INTO public.person VALUES ('0c2ml9v7c04l', 'p2', '{"player":"p2","name":"Player 2"}');
INSERT INTO public.person VALUES ('0c2ml9v7c04l', 'p3', '{"player":"p3","name":"Player 3"}');
INSERT INTO public.person VALUES ('0c2ml9v7c04l', 'p4', '{"player":"p4","name":"Player 4"}');
INSERT INTO public.person VALUES ('0c2ml9v7c04l', 'p5', '{"player":"p5","name":"Player 5"}');
INSERT INTO public.person VALUES ('0c2ml9v7c04l', 'p1', '{"player":"p1","name":"Zoë \"Z\" Źdźbło"}');
ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_pkey PRIMARY KEY (event, command);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (event, n);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (event);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (done);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (event, player);
CREATE TRIGGER entry_is_never_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION public.entry_is_never_changed();
ALTER TABLE ONLY public.command
    ADD CONSTRAINT command_event_fkey FOREIGN KEY (event) REFERENCES public.event(event);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_event_fkey FOREIGN KEY (event) REFERENCES public.event(event);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_event_fkey FOREIGN KEY (event) REFERENCES public.event(event);
