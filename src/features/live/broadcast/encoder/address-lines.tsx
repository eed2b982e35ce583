import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Encoder } from '#contract/live/broadcast/schemas.ts'
import { copyText } from '#src/common/ui/detail/copy-text.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import styles from './encoder.module.css'

type Address = Encoder['addresses'][number]

/** One thing that is typed into an encoder, copied by a press. A secret is shown by a press, as screens are shared. */
function Line({ label, text, isSecret }: { label: string; text: string; isSecret: boolean }) {
  const { t } = useTranslation('broadcast')
  const [isShown, setShown] = useState(!isSecret)
  const copy = async () => {
    if (await copyText(text)) showToast(t('encoder.copied', { field: label }))
    else showAlert(t('encoder.notCopied'))
  }
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.value}>{isShown ? text : <span aria-label={t('encoder.hidden')}>••••••••••••</span>}</dd>
      <dd className={styles.actions}>
        {isSecret ? (
          <button type="button" className="yz-button" data-kind="quiet" onClick={() => setShown(!isShown)}>
            {t(isShown ? 'encoder.hide' : 'encoder.show')}
          </button>
        ) : null}
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          aria-label={t('encoder.copyOf', { field: label })}
          onClick={() => void copy()}
        >
          {t('encoder.copy')}
        </button>
      </dd>
    </div>
  )
}

/** Where an encoder sends to, by each protocol that the fair offers. */
export function AddressLines({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('broadcast')
  return addresses.map(({ protocol, server, key }) => {
    const name = t(`encoder.protocol.${protocol}`)
    return (
      <dl key={protocol} className={styles.address} aria-label={name}>
        <Line label={`${t('encoder.server')} (${name})`} text={server} isSecret={key === ''} />
        {key === '' ? null : <Line label={`${t('encoder.key')} (${name})`} text={key} isSecret />}
      </dl>
    )
  })
}
