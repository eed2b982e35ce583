import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import { CompanyCard } from './company-card'
import styles from './company-button.module.css'

/** Opens the company card where there is no room for it beside the conversation. */
export function CompanyButton({ userId }: { userId: string }) {
  const { t } = useTranslation('conversations')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        {t('company.label')}
      </button>
      {open ? (
        <Dialog title={t('company.label')} width={420} onClose={() => setOpen(false)}>
          <CompanyCard userId={userId} />
        </Dialog>
      ) : null}
    </>
  )
}
