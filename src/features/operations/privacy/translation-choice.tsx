import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  getTranslation,
  getTranslationChoice,
  saveTranslationChoice,
} from '#contract/foundation/translation/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import styles from './consents.module.css'

/** Whether what the reader reads, and the messages they write, may be sent to the translation services of the fair; absent where it has none. */
export function TranslationChoice() {
  const { t } = useTranslation('privacy')
  const service = useEndpoint(getTranslation, {})
  const isAvailable = service.data?.available ?? false
  const choice = useEndpoint(getTranslationChoice, {}, { enabled: isAvailable })
  const save = useChange(saveTranslationChoice, [getTranslationChoice])
  if (!isAvailable) return null
  return (
    <section className={styles.consents} aria-labelledby="translation-choice">
      <h3 id="translation-choice">{t('translation.title')}</h3>
      <p className={styles.lead}>{t('translation.lead')}</p>
      <Shown query={choice} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ isAllowed }) => (
          <label className={styles.switch}>
            <Switch
              checked={isAllowed}
              loading={save.isPending}
              onChange={(isOn) => save.mutate({ isAllowed: isOn })}
            />
            {t('translation.allow')}
          </label>
        )}
      </Shown>
    </section>
  )
}
