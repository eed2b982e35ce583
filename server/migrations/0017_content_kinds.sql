DROP VIEW "public"."shown_advert";--> statement-breakpoint
DROP VIEW "public"."shown_news_column";--> statement-breakpoint
CREATE TABLE "content_preview" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"by_account" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advert" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "industry" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "category" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "logo_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "logo_url", 'en', '');--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "logo_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "hall" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "help_group" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "help_topic" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "body" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
UPDATE "article" SET "body" = (
  SELECT jsonb_build_object('zh', coalesce(string_agg("zh", '' ORDER BY "place"), ''), 'en', coalesce(string_agg("en", '' ORDER BY "place"), ''))
  FROM (
    SELECT
      "place",
      "before" || nullif("zh", '') || "after" AS "zh",
      "before" || nullif("en", '') || "after" AS "en"
    FROM (
      SELECT
        "place",
        CASE "block"->>'kind' WHEN 'heading' THEN '<h2>' WHEN 'quote' THEN '<blockquote><p>' ELSE '<p>' END AS "before",
        CASE "block"->>'kind' WHEN 'heading' THEN '</h2>' WHEN 'quote' THEN '</p></blockquote>' ELSE '</p>' END AS "after",
        replace(replace(replace("block"->'text'->>'zh', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS "zh",
        replace(replace(replace("block"->'text'->>'en', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS "en"
      FROM jsonb_array_elements("body") WITH ORDINALITY AS "blocks"("block", "place")
    ) AS "texts"
  ) AS "pieces"
) WHERE jsonb_typeof("body") = 'array';--> statement-breakpoint
ALTER TABLE "news_column" ALTER COLUMN "position" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "content_change" ADD COLUMN "position" numeric;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "tokens" text[];--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "position" numeric;--> statement-breakpoint
UPDATE "content_item" SET "position" = "advert"."position" FROM "advert" WHERE "content_item"."kind" = 'advert' AND "content_item"."id" = "advert"."id";--> statement-breakpoint
UPDATE "content_item" SET "position" = "news_column"."position" FROM "news_column" WHERE "content_item"."kind" = 'newsColumn' AND "content_item"."id" = "news_column"."id";--> statement-breakpoint
UPDATE "content_item" SET "position" = 1000000 + "id" WHERE "position" IS NULL AND "kind" IN ('advert', 'newsColumn');--> statement-breakpoint
ALTER TABLE "industry" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "industry" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expo" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "expo" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "logo" SET "key" = 'logo-' || "id";--> statement-breakpoint
ALTER TABLE "logo" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "logo" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hall" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "hall" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_group" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "help_group" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_topic" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "help_topic" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule_event" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "schedule_event" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_by_account_account_id_fk" FOREIGN KEY ("by_account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_preview" ADD CONSTRAINT "content_preview_kind_item_id_content_item_kind_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."content_item"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_preview_until" ON "content_preview" USING btree ("until");--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_change_at" ON "content_change" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "content_change_kind" ON "content_change" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "content_change_action" ON "content_change" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "content_change_by" ON "content_change" USING btree ("by_account","at","id");--> statement-breakpoint
CREATE INDEX "content_item_position" ON "content_item" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "content_item_title" ON "content_item" USING btree ("kind",("title"->>'zh'),"id");--> statement-breakpoint
CREATE INDEX "content_item_tokens" ON "content_item" USING gin ("tokens") WITH (gin_pending_list_limit=64);--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_key_unique" UNIQUE("key");--> statement-breakpoint
CREATE VIEW "public"."shown_industry" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "industry" where ("industry"."shown_from" <= now() and ("industry"."shown_until" is null or "industry"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_category" AS (select "id", "key", "hall_id", "parent_id", "name", "position", "shown_from", "shown_until" from "category" where ("category"."shown_from" <= now() and ("category"."shown_until" is null or "category"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_expo" AS (select "id", "key", "main", "name", "slogan", "introduction", "city", "venue", "hosts", "organizers", "supporters", "filing", "contacts", "cover_url", "color_type", "template_name", "hide_pavilion_column", "vr_url", "reg_starts_at", "reg_ends_at", "starts_at", "ends_at", "shown_from", "shown_until" from "expo" where ("expo"."shown_from" <= now() and ("expo"."shown_until" is null or "expo"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_logo" AS (select "id", "key", "logo_type", "logo_url", "name", "position", "shown_from", "shown_until" from "logo" where ("logo"."shown_from" <= now() and ("logo"."shown_until" is null or "logo"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_hall" AS (select "id", "key", "name", "introduction", "cover_url", "color_type", "template_name", "overseas", "position", "shown_from", "shown_until" from "hall" where ("hall"."shown_from" <= now() and ("hall"."shown_until" is null or "hall"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_help_group" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "help_group" where ("help_group"."shown_from" <= now() and ("help_group"."shown_until" is null or "help_group"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_help_topic" AS (select "id", "key", "group_id", "question", "answer", "position", "shown_from", "shown_until" from "help_topic" where ("help_topic"."shown_from" <= now() and ("help_topic"."shown_until" is null or "help_topic"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_article" AS (select "id", "key", "column_id", "title", "summary", "source", "cover_url", "body", "published_at", "shown_from", "shown_until" from "article" where ("article"."shown_from" <= now() and ("article"."shown_until" is null or "article"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_schedule_event" AS (select "id", "key", "title", "place", "speaker", "hall_id", "live_id", "starts_at", "ends_at", "shown_from", "shown_until" from "schedule_event" where ("schedule_event"."shown_from" <= now() and ("schedule_event"."shown_until" is null or "schedule_event"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_advert" AS (select "id", "key", "module", "type", "title", "image_url", "jump_link", "position", "shown_from", "shown_until" from "advert" where ("advert"."shown_from" <= now() and ("advert"."shown_until" is null or "advert"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_news_column" AS (select "id", "key", "name", "position", "shown_from", "shown_until" from "news_column" where ("news_column"."shown_from" <= now() and ("news_column"."shown_until" is null or "news_column"."shown_until" > now())));
--> statement-breakpoint
-- One logo for both languages until somebody uploads another.
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" SET DATA TYPE jsonb USING jsonb_build_object('zh', "logo_url", 'en', '');--> statement-breakpoint
ALTER TABLE "exhibitor" ALTER COLUMN "logo_url" SET DEFAULT '{"zh":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "content_change" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "unit" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "min_quantity" integer;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "ships_from" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "stock" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "exhibit" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_item_owner" ON "content_item" USING btree ("kind","owner_id","updated_at" DESC NULLS FIRST,"id") WHERE "content_item"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "content_item_submitted" ON "content_item" USING btree ("kind","submitted_at") WHERE "content_item"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "exhibitor_shown_from" ON "exhibitor" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "exhibitor_shown_until" ON "exhibitor" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "exhibit_shown_from" ON "exhibit" USING btree ("shown_from");--> statement-breakpoint
CREATE INDEX "exhibit_shown_until" ON "exhibit" USING btree ("shown_until");--> statement-breakpoint
CREATE VIEW "public"."hidden_exhibitor" AS (select "id" from "exhibitor" where ("exhibitor"."shown_from" is null or "exhibitor"."shown_from" > now() or "exhibitor"."shown_until" <= now()));--> statement-breakpoint
CREATE VIEW "public"."shown_exhibitor" AS (select "id", "external_key", "join_type", "company", "abbreviation", "introduction", "logo_url", "vr_show_url", "exhibition_type", "booth", "hall_id", "industry_id", "country", "city", "contact_name", "phone", "email", "address", "color_type", "template_name", "weight", "documents", "trusted", "exhibits_num", "created_at", "shown_from", "shown_until" from "exhibitor" where ("exhibitor"."shown_from" <= now() and ("exhibitor"."shown_until" is null or "exhibitor"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."hidden_exhibit" AS ((select "id" from "exhibit" where ("exhibit"."shown_from" is null or "exhibit"."shown_from" > now() or "exhibit"."shown_until" <= now())) union all (select "id" from "exhibit" where "exhibit"."exhibitor_id" in (select "id" from "hidden_exhibitor")));--> statement-breakpoint
CREATE VIEW "public"."shown_exhibit" AS (select "id", "external_key", "exhibitor_id", "category_id", "hall_id", "name", "introduction", "material", "dimensions", "date_text", "cover_url", "gallery", "labels", "price", "unit", "min_quantity", "lead_days", "ships_from", "stock", "weight", "views", "published_at", "shown_from", "shown_until" from "exhibit" where (("exhibit"."shown_from" <= now() and ("exhibit"."shown_until" is null or "exhibit"."shown_until" > now())) and "exhibit"."exhibitor_id" not in (select "id" from "hidden_exhibitor")));
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"lead" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"cover_url" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"exhibits" integer[] DEFAULT '{}' NOT NULL,
	"lives" integer[] DEFAULT '{}' NOT NULL,
	"articles" integer[] DEFAULT '{}' NOT NULL,
	"position" numeric DEFAULT 0 NOT NULL,
	"shown_from" timestamp with time zone DEFAULT now(),
	"shown_until" timestamp with time zone,
	CONSTRAINT "topic_key_unique" UNIQUE("key")
);
--> statement-breakpoint
DROP VIEW "public"."shown_schedule_event";--> statement-breakpoint
ALTER TABLE "schedule_event" ADD COLUMN "topic_id" integer;--> statement-breakpoint
ALTER TABLE "schedule_event" ADD CONSTRAINT "schedule_event_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."shown_topic" AS (select "id", "key", "title", "lead", "cover_url", "body", "exhibits", "lives", "articles", "position", "shown_from", "shown_until" from "topic" where ("topic"."shown_from" <= now() and ("topic"."shown_until" is null or "topic"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_schedule_event" AS (select "id", "key", "title", "place", "speaker", "hall_id", "live_id", "topic_id", "starts_at", "ends_at", "shown_from", "shown_until" from "schedule_event" where ("schedule_event"."shown_from" <= now() and ("schedule_event"."shown_until" is null or "schedule_event"."shown_until" > now())));
--> statement-breakpoint
CREATE TABLE "team_change" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "team_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exhibitor_id" integer NOT NULL,
	"by_account" integer,
	"member_id" integer NOT NULL,
	"action" text NOT NULL,
	"from_role" text,
	"to_role" text,
	"handed_to" integer,
	"key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"exhibitor_id" integer NOT NULL,
	"invited_until" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "team_change" ADD CONSTRAINT "team_change_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_change" ADD CONSTRAINT "team_change_by_account_account_id_fk" FOREIGN KEY ("by_account") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_change" ADD CONSTRAINT "team_change_member_id_account_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_change" ADD CONSTRAINT "team_change_handed_to_account_id_fk" FOREIGN KEY ("handed_to") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_change_recent" ON "team_change" USING btree ("exhibitor_id","id");--> statement-breakpoint
CREATE INDEX "team_change_member" ON "team_change" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_change_key" ON "team_change" USING btree ("key");--> statement-breakpoint
CREATE INDEX "team_member_exhibitor" ON "team_member" USING btree ("exhibitor_id");
--> statement-breakpoint
CREATE TABLE "agreement" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"which" text NOT NULL,
	"title" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"shown_from" timestamp with time zone DEFAULT now(),
	"shown_until" timestamp with time zone,
	CONSTRAINT "agreement_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "opening_animation" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "opening_animation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"image_url" jsonb DEFAULT '{"zh":"","en":""}'::jsonb NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"jump_link" text DEFAULT '' NOT NULL,
	"seconds" smallint NOT NULL,
	"shown_from" timestamp with time zone DEFAULT now(),
	"shown_until" timestamp with time zone,
	CONSTRAINT "opening_animation_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "expo_group" ADD COLUMN "shown_from" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "expo_group" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "agreed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "agreement_which" ON "agreement" USING btree ("which","shown_from");--> statement-breakpoint
CREATE VIEW "public"."shown_agreement" AS (select "id", "key", "which", "title", "body", "shown_from", "shown_until" from "agreement" where ("agreement"."shown_from" <= now() and ("agreement"."shown_until" is null or "agreement"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_expo_group" AS (select "id", "key", "expo_id", "name", "exhibition_type", "shown_from", "shown_until" from "expo_group" where ("expo_group"."shown_from" <= now() and ("expo_group"."shown_until" is null or "expo_group"."shown_until" > now())));--> statement-breakpoint
CREATE VIEW "public"."shown_opening_animation" AS (select "id", "key", "name", "image_url", "video_url", "jump_link", "seconds", "shown_from", "shown_until" from "opening_animation" where ("opening_animation"."shown_from" <= now() and ("opening_animation"."shown_until" is null or "opening_animation"."shown_until" > now())));--> statement-breakpoint
-- The texts of the documents that come with the site, to be edited: nobody sees them before they are published.
INSERT INTO "agreement" ("key", "which", "title", "body", "shown_from") VALUES
  ('service', 'service', '{"zh": "用户服务协议", "en": "User Service Agreement"}'::jsonb, '{"zh": "<p>云展 · 文化产业博览会 · 2026 年 11 月版</p><h2>一、协议的范围</h2><p>本协议由您与“云展·文化产业博览会”的主办方（以下称“主办方”）订立，适用于您浏览、注册、登录云展网站，以及在云展上展示、洽谈、报名、收看直播等活动。您勾选同意并登录，即表示已阅读并接受本协议。如不同意，请不要登录；不登录也可以浏览公开的展馆、展商、展品和资讯。</p><h2>二、账号</h2><ol><li><p>采购商和参展商须以真实、准确的资料注册。资料变更时，请在个人中心及时更新。</p></li><li><p>注册须经主办方审核；审核意见可在“注册查询”中查看。</p></li><li><p>账号由注册者本人或其所代表的机构使用。请妥善保管密码和验证码；通过您的账号进行的操作，视为您的操作。发现账号被他人使用，请立即修改密码并联系主办方。</p></li><li><p>您可以把微信或人脸识别绑定到账号，也可以随时在个人中心解除绑定。</p></li></ol><h2>三、您发布的内容</h2><ol><li><p>您保证有权发布所上传的展品图片、文字、资质文件和直播内容，且不侵犯他人的著作权、商标权、肖像权和其他权利。</p></li><li><p>内容的权利仍归您或原权利人。您授权主办方在展会期间及其后的资料归档中，为展示和宣传展会免费使用这些内容，并注明来源。</p></li><li><p>不得发布违反法律法规、虚假、侮辱、歧视、骚扰性的内容，不得发布与展会无关的广告。</p></li></ol><h2>四、洽谈与交易</h2><p>云展为参展商与采购商提供展示和沟通的场所。买卖、订购和合作合同由双方自行订立和履行，价格、质量、交付和售后由合同双方负责。展会服务（如展位物料、门票）的购买和退改，以下单页面公布的规则为准。</p><h2>五、您不可以做的事</h2><p>不得以程序批量注册、抓取或请求；不得绕过验证和权限；不得干扰网站运行；不得以他人名义注册；不得将在云展获得的联系方式用于与展会洽谈无关的用途。</p><h2>六、审核与处理</h2><p>对违反本协议的内容和账号，主办方可以删除内容、限制功能或停用账号，并说明理由。您对处理有异议的，可在收到通知后 15 日内向主办方申诉，主办方会在 10 个工作日内答复。</p><h2>七、服务的变更与中断</h2><p>展会日程、直播和展位可能调整，以网站公布为准。因维护、网络或不可抗力造成的中断，主办方会尽快恢复并公告。</p><h2>八、责任</h2><p>主办方对其故意或重大过失造成的损失依法承担责任。对参展商、采购商之间的交易以及用户发布的内容，主办方依法履行平台的管理义务。</p><h2>九、注销、修改与法律适用</h2><p>您可以随时向主办方申请注销账号。本协议修改时会在网站公布，重大修改提前 7 日告知；修改后继续登录即为接受。本协议适用中华人民共和国法律，争议协商不成的，由主办方所在地人民法院管辖。</p><h2>十、联系我们</h2><p>联系方式见云展网站页脚与“关于云展”。</p>", "en": "<p>Yunzhan · Cultural Industries Fair · November 2026</p><h2>1. What this agreement covers</h2><p>This agreement is between you and the organizer of the Yunzhan Cultural Industries Fair (“the organizer”). It covers your visit to the Yunzhan website, your registration and login, and what you do there: showing, talking business, signing up and watching live sessions. By ticking the box and logging in you accept it. If you do not agree, please do not log in; halls, exhibitors, exhibits and news remain open to everyone without a login.</p><h2>2. Your account</h2><ol><li><p>Buyers and exhibitors register with true and accurate details and keep them up to date in the personal centre.</p></li><li><p>Registrations are reviewed by the organizer; the opinion can be read under “Registration query”.</p></li><li><p>An account is used by the person who registered it or by the organization that person represents. Keep your password and codes to yourself; what is done through your account counts as done by you. If somebody else uses it, change the password at once and tell the organizer.</p></li><li><p>You may link WeChat or face recognition to your account and remove the link in the personal centre at any time.</p></li></ol><h2>3. What you publish</h2><ol><li><p>You confirm that you may publish the pictures, texts, certificates and live sessions that you upload and that they infringe nobody’s copyright, trademark, likeness or other rights.</p></li><li><p>Your content remains yours or its owner’s. You allow the organizer to use it free of charge to show and promote the fair, during the fair and in its archive, naming the source.</p></li><li><p>Content that is unlawful, false, insulting, discriminating or harassing, and advertising that has nothing to do with the fair, must not be published.</p></li></ol><h2>4. Talks and deals</h2><p>Yunzhan is a place where exhibitors and buyers show, meet and talk. Contracts are made and performed between them; price, quality, delivery and after-sales service are theirs to answer for. Fair services such as booth equipment and tickets are bought and cancelled under the rules shown when you order.</p><h2>5. What you may not do</h2><p>You may not register, collect or request by program in bulk, get round verification or permissions, disturb the website, register in another’s name, or use contact details found here for anything but business at the fair.</p><h2>6. Review and measures</h2><p>The organizer may remove content, limit functions or disable accounts that break this agreement, and will say why. You may object within 15 days of the notice and will be answered within 10 working days.</p><h2>7. Changes and interruptions</h2><p>Schedule, live sessions and booths may change; what the website says holds. If maintenance, the network or force majeure interrupts the service, the organizer will say so and restore it as soon as possible.</p><h2>8. Liability</h2><p>The organizer is liable under the law for loss caused by its intent or gross negligence. For deals between users and for what users publish it fulfils the duties that the law gives to a platform.</p><h2>9. Ending, changes and law</h2><p>You may ask the organizer to close your account at any time. Changes to this agreement are published on the website, important ones 7 days ahead; logging in after that means accepting them. The law of the People’s Republic of China applies. Disputes that cannot be settled amicably go to the people’s court at the organizer’s seat. The Chinese text prevails.</p><h2>10. Contact</h2><p>See the footer of the Yunzhan website and “About Yunzhan”.</p>"}'::jsonb, NULL),
  ('privacy', 'privacy', '{"zh": "隐私协议", "en": "Privacy Agreement"}'::jsonb, '{"zh": "<p>云展 · 文化产业博览会 · 2026 年 11 月版</p><h2>一、我们是谁</h2><p>“云展·文化产业博览会”的主办方是您个人信息的处理者。本协议说明我们收集什么、为什么收集、保存多久，以及您有哪些权利。</p><h2>二、我们收集的信息</h2><ol><li><p>浏览时：访问的页面、语言、设备与浏览器类型、网络地址，用于统计访问和防止滥用。</p></li><li><p>注册时：姓名或企业名称、手机号、邮箱、国家与地区、行业；参展商和部分采购商还需证件或统一社会信用代码、资质文件。</p></li><li><p>登录时：账号、登录方式和时间。密码只以加密散列保存，我们无法还原。</p></li><li><p>绑定微信或人脸时：对应服务返回的身份标识。我们不保存您的人脸图像，也不读取您的微信好友与聊天。</p></li><li><p>使用时：收藏、报名、预约、订单、投诉和您发送的消息。</p></li></ol><h2>三、我们为什么使用</h2><p>核实身份和审核注册；让您登录并保护账号；为您办理报名、预约和订单；让采购商与参展商取得联系；发送验证码和与您有关的通知；改进展会。除此以外的用途，我们会另行征得同意。</p><h2>四、证件等敏感信息</h2><p>证件号码和证件图片只用于核验身份和审核，只有负责审核的工作人员可以查看，界面上以星号遮盖。人脸识别由您主动选择，不使用也可以用密码、验证码登录。</p><h2>五、我们与谁共享</h2><p>为完成上述用途，我们会把必要的信息交给短信、邮件、云存储、内容安全和身份核验服务商处理，并以合同约束。您主动联系的参展商或采购商会看到您的姓名、单位和您留下的联系方式。我们不出售个人信息。</p><h2>六、保存与安全</h2><p>信息保存在中华人民共和国境内。账号信息保存至注销；审核资料保存至展会结束后两年；访问记录保存六个月。我们使用传输加密、权限控制和操作记录来保护信息。</p><h2>七、浏览器中的存储</h2><p>登录状态、语言和浏览偏好保存在您的浏览器中。清除浏览器数据会退出登录。</p><h2>八、您的权利</h2><p>您可以在个人中心查阅、更正资料，解除绑定，修改密码；也可以要求复制、删除信息或注销账号，我们会在 15 个工作日内处理。</p><h2>九、未成年人</h2><p>云展面向企业和专业人士。未满十四周岁的未成年人请不要注册。</p><h2>十、更新与联系</h2><p>本协议更新时会在网站公布，重大变化会在登录时提示。对个人信息有疑问，请通过网站页脚的联系方式告诉我们。</p>", "en": "<p>Yunzhan · Cultural Industries Fair · November 2026</p><h2>1. Who we are</h2><p>The organizer of the Yunzhan Cultural Industries Fair is responsible for your personal information. This agreement says what we collect, why, for how long, and what rights you have.</p><h2>2. What we collect</h2><ol><li><p>While you browse: pages visited, language, device and browser type, network address, to count visits and prevent abuse.</p></li><li><p>When you register: name or company, mobile number, e-mail, country and region, industry; from exhibitors and some buyers also an ID or credit code and certificates.</p></li><li><p>When you log in: account, way and time of the login. Passwords are kept as hashes alone and cannot be read back.</p></li><li><p>When you link WeChat or your face: the identifier that the service gives us. We keep no picture of your face and read no contacts or chats.</p></li><li><p>While you use the fair: what you keep, sign up to, book, order and report, and the messages you send.</p></li></ol><h2>3. What we use it for</h2><p>To verify who you are and review registrations; to log you in and protect your account; to handle sign-ups, bookings and orders; to bring buyers and exhibitors together; to send codes and notices that concern you; to improve the fair. For anything else we ask you first.</p><h2>4. Identity documents and other sensitive data</h2><p>ID numbers and pictures of documents serve verification and review alone. Only reviewers can see them, and screens show them masked. Face recognition is your choice; password and code always work without it.</p><h2>5. Whom we share it with</h2><p>Providers of SMS, e-mail, storage, content safety and identity checks receive what they need for these purposes and are bound by contract. Exhibitors or buyers whom you contact see your name, organization and the contact details you leave. We do not sell personal information.</p><h2>6. Storage and security</h2><p>Information is kept in the People’s Republic of China: account details until the account is closed, review documents until two years after the fair, access records for six months. Encryption in transit, permissions and records of access protect it.</p><h2>7. Storage in your browser</h2><p>Your login, language and preferences are kept in your browser. Clearing its data logs you out.</p><h2>8. Your rights</h2><p>In the personal centre you can read and correct your details, remove links and change your password. You may also ask for a copy, for deletion or for your account to be closed; we act within 15 working days.</p><h2>9. Minors</h2><p>Yunzhan is for businesses and professionals. Children under 14 must not register.</p><h2>10. Changes and contact</h2><p>Changes are published on the website, and important ones are shown when you log in. Questions about personal information reach us through the contacts in the footer. The Chinese text prevails.</p>"}'::jsonb, NULL);--> statement-breakpoint
-- What is edited of the fair has one more field, empty in every version of before.
UPDATE "content_change" SET "document" = "document" || '{"groupPhone": ""}'::jsonb WHERE "kind" = 'expo' AND "document" IS NOT NULL;
