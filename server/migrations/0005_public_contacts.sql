-- Exhibitors that came from a registration showed the registrant's own phone, e-mail and name. Of these contacts
-- only the contact person that the form asked for stays.
update exhibitor set
  phone = case when exhibitor.phone in (registration.phone, account.phone) then '' else exhibitor.phone end,
  email = case when exhibitor.email in (registration.email, account.email) then '' else exhibitor.email end,
  contact_name = jsonb_build_object(
    'zh', coalesce((select given ->> 'contactName' from jsonb_array_elements(registration.record -> 'multiLanguageVOList') given where given ->> 'languageType' = '1' limit 1), ''),
    'en', coalesce((select given ->> 'contactName' from jsonb_array_elements(registration.record -> 'multiLanguageVOList') given where given ->> 'languageType' = '2' limit 1), '')
  )
from registration join account on account.id = registration.account_id
where exhibitor.external_key = 'registration/' || registration.id;
