-- The words of a text as indexes of names store them; server/platform/db/name-words.ts makes the queries. Characters of
-- scripts that do not separate words are words of their own, and so is a mainland number without its area code.
CREATE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector(
    'pg_catalog.simple'::regconfig,
    regexp_replace(
      translate(
        regexp_replace(normalize(name, NFKC), '\+86(1\d{10})', '86 \1', 'g'),
        '.,:;@/_+-#&%?=()<>*!"|~^$[]{}''',
        repeat(' ', 30)
      ),
      '([\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])', ' \1 ', 'g'
    )
  )
$$;--> statement-breakpoint
CREATE INDEX "account_name_words" ON "account" USING gin (name_words(("name"->>'zh') || ' ' || ("name"->>'en') || ' ' || "nick_name")) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "account_contact_words" ON "account" USING gin (name_words("phone" || ' ' || "contact_phone" || ' ' || "email" || ' ' || "contact_email")) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "registration_name_words" ON "registration" USING gin (name_words(("name"->>'zh') || ' ' || ("name"->>'en'))) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "demand_title_words" ON "demand" USING gin (name_words(("title"->>'zh') || ' ' || ("title"->>'en'))) WITH (gin_pending_list_limit=64);