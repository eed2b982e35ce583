import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeInvoiceTitle, saveInvoiceTitle } from '#contract/commerce/invoices/endpoints.ts'
import type { SavedTitle } from '#contract/commerce/invoices/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useTitleChange } from './api'
import styles from './invoices.module.css'
import { TitleDialog } from './title-dialog'
import { TitleLines } from './title-lines'
import { toTitle } from './title-values'

/** The saved titles, the default first, and what can be done with each. */
export function TitleList({ list }: { list: readonly SavedTitle[] }) {
  const { t } = useTranslation('invoices')
  const [changed, setChanged] = useState<SavedTitle>()
  const [removed, setRemoved] = useState<SavedTitle>()
  return (
    <>
      <ul className={styles.titles}>
        {list.map((saved) => (
          <li key={saved.id}>
            <article className={styles.card} aria-label={saved.name}>
              <header>
                <h3>{saved.name}</h3>
                <Tag>{t(`kind.${saved.kind}`)}</Tag>
                {saved.isDefault ? <Tag color="processing">{t('titles.default')}</Tag> : null}
              </header>
              <TitleLines title={saved} />
              <Ways saved={saved} onChange={() => setChanged(saved)} onRemove={() => setRemoved(saved)} />
            </article>
          </li>
        ))}
      </ul>
      {changed ? <TitleDialog saved={changed} onClose={() => setChanged(undefined)} /> : null}
      {removed ? <RemoveDialog saved={removed} onClose={() => setRemoved(undefined)} /> : null}
    </>
  )
}

interface WaysProps {
  saved: SavedTitle
  onChange: () => void
  onRemove: () => void
}

function Ways({ saved, onChange, onRemove }: WaysProps) {
  const { t } = useTranslation('invoices')
  const save = useTitleChange(saveInvoiceTitle, { alerts: true })
  const { id, name, isDefault } = saved
  const makeDefault = () =>
    save.mutate({ id, title: toTitle(saved), isDefault: true }, { onSuccess: () => showToast(t('titles.madeDefault')) })
  return (
    <div className={styles.ways}>
      {isDefault ? null : (
        <Button
          type="link"
          aria-label={t('titles.makeDefaultOf', { name })}
          loading={save.isPending}
          onClick={makeDefault}
        >
          {t('titles.makeDefaultDo')}
        </Button>
      )}
      <Button type="link" aria-label={t('titles.changeOf', { name })} onClick={onChange}>
        {t('titles.change')}
      </Button>
      <Button type="link" danger aria-label={t('titles.removeOf', { name })} onClick={onRemove}>
        {t('titles.remove')}
      </Button>
    </div>
  )
}

function RemoveDialog({ saved, onClose }: { saved: SavedTitle; onClose: () => void }) {
  const { t } = useTranslation('invoices')
  const remove = useTitleChange(removeInvoiceTitle)
  const done = () => {
    showToast(t('titles.removed'))
    onClose()
  }
  const send = () =>
    remove.mutate(
      { id: saved.id },
      // A first press, or another window, has done it already.
      { onSuccess: done, onError: (error) => isRefusal(error, 'InvoiceTitleNotFound') && done() },
    )
  return (
    <WorkDialog
      title={t('titles.removeTitle')}
      submit={t('titles.remove')}
      danger
      busy={remove.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        <strong>{saved.name}</strong>
      </p>
      <p className={styles.hint}>{t('titles.removeText')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={errorMessage(remove.error)} /> : null}
    </WorkDialog>
  )
}
