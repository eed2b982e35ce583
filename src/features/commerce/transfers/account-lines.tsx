import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { copyText } from '#src/common/ui/detail/copy-text.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import styles from './transfers.module.css'

interface Line {
  key: 'name' | 'bank' | 'account' | 'sum' | 'remark'
  text: string
  /** What is copied, where it is written otherwise at the bank. */
  copied?: string
}

/** What is typed at the bank, each line copied by a press. */
export function AccountLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('transfers')
  const copy = async (field: string, text: string) => {
    if (await copyText(text)) showToast(t('account.copied', { field }))
    else showAlert(t('account.notCopied'))
  }
  return (
    <dl className={styles.account}>
      {lines.map(({ key, text, copied = text }) => (
        <div key={key}>
          <dt>{t(`account.${key}`)}</dt>
          <dd>{text}</dd>
          <dd>
            <Button
              type="link"
              size="small"
              aria-label={t('account.copyOf', { field: t(`account.${key}`) })}
              onClick={() => void copy(t(`account.${key}`), copied)}
            >
              {t('account.copy')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
