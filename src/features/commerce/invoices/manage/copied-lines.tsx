import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { copyText } from '#src/common/ui/detail/copy-text.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import styles from '../invoices.module.css'

interface Line {
  key: string
  label: string
  text: string
  /** What is copied, where it is written otherwise elsewhere. */
  copied: string
}

/** Fields with their values, each copied by a press: they are written into another system one by one. */
export function CopiedLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('invoices')
  const copy = async ({ label, copied }: Line) => {
    if (await copyText(copied)) showToast(t('desk.copied', { field: label }))
    else showAlert(t('desk.notCopied'))
  }
  return (
    <dl className={styles.message}>
      {lines.map((line) => (
        <div key={line.key}>
          <dt>{line.label}</dt>
          <dd>{line.text || t('desk.empty')}</dd>
          {line.text ? (
            <dd>
              <Button
                type="link"
                size="small"
                aria-label={t('desk.copyOf', { field: line.label })}
                onClick={() => void copy(line)}
              >
                {t('desk.copy')}
              </Button>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
