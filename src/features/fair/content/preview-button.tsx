import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { shareAddress } from '#src/common/ui/detail/copy-text.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { usePreview } from './api'
import { fieldLabel } from './fields/labels'
import styles from './content.module.css'

interface Link {
  address: string
  until: string
}

/** Opens the page of an object with its stored draft in a window of its own, and gives the link to it. */
export function PreviewButton({ kind, id }: { kind: ContentKind; id: number }) {
  const { t } = useTranslation('content')
  const { mutateAsync, isPending } = usePreview()
  const [link, setLink] = useState<Link>()
  const explain = (error: unknown): string => {
    const missing: unknown = isRefusal(error, 'ContentIncomplete') ? error.data['missing'] : undefined
    if (!Array.isArray(missing)) return errorMessage(error)
    return t('publish.missing', {
      fields: missing.map((field) => t(fieldLabel(kind, String(field)))).join(t('list.comma')),
    })
  }
  const show = async () => {
    // Only the press itself may open a window, not the answer to it.
    const page = window.open('', '_blank')
    try {
      const { address, until } = await mutateAsync({ kind, id })
      const whole = new URL(address, window.location.href).href
      if (page) {
        page.opener = null
        page.location.replace(whole)
      }
      setLink({ address: whole, until })
    } catch (error) {
      page?.close()
      showAlert(explain(error))
    }
  }
  return (
    <>
      <Button loading={isPending} onClick={() => void show()}>
        {t('preview.show')}
      </Button>
      {link ? <PreviewLink link={link} onClose={() => setLink(undefined)} /> : null}
    </>
  )
}

function PreviewLink({ link: { address, until }, onClose }: { link: Link; onClose: () => void }) {
  const { t, i18n } = useTranslation('content')
  const copy = () => shareAddress(address, { copied: t('preview.copied'), failed: t('preview.copyFailed') })
  return (
    <WorkDialog title={t('preview.title')} onClose={onClose}>
      <p>{t('preview.lead')}</p>
      <Input readOnly value={address} aria-label={t('preview.address')} onFocus={(event) => event.target.select()} />
      <p className={styles.hint}>{t('preview.until', { moment: momentText(until, i18n.language) })}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('preview.copy')}</Button>
        <Button href={address} target="_blank" rel="noopener">
          {t('preview.open')}
        </Button>
      </div>
    </WorkDialog>
  )
}
