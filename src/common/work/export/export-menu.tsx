import { Button, Dropdown, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { WorkDialog } from '../work-dialog'
import { type Exporting, type FileKind, type Progress as Known, useExport } from './use-export'

export interface ExportWays<Row> extends Pick<Exporting<Row>, 'ask'> {
  /** Saves every field of what is found, also those that the list does not show. */
  saveWhole?: () => Promise<void>
}

const kinds: readonly FileKind[] = ['xlsx', 'csv']

/** Saves what a list shows as a table: its columns, filters and order, with all its pages. */
export function ExportMenu<Row extends { id: number | string }>({
  saveWhole,
  ...list
}: ExportWays<Row> & Exporting<Row>) {
  const { t } = useTranslation('work')
  const { progress, start, cancel } = useExport(list)
  const items = [
    ...kinds.map((kind) => ({ key: kind, label: t(`export.${kind}`), onClick: () => void start(kind) })),
    ...(saveWhole ? [{ key: 'whole', label: t('export.whole'), onClick: () => void saveWhole() }] : []),
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        // oxlint-disable-next-line no-autofocus -- an opened menu takes the focus
        autoFocus
        menu={{ items }}
        // Beside its button it is within the part of the page that it belongs to.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <Button loading={progress !== undefined} aria-haspopup="menu">
          {t('export.do')}
        </Button>
      </Dropdown>
      {/* What one page holds is there before a dialog could be read. */}
      {progress && progress.total > PAGE_SIZE_MAX ? <ProgressDialog {...progress} onCancel={cancel} /> : null}
    </>
  )
}

function ProgressDialog({ known, total, onCancel }: Known & { onCancel: () => void }) {
  const { t, i18n } = useTranslation('work')
  const format = new Intl.NumberFormat(i18n.language)
  const title = t('export.busy')
  return (
    <WorkDialog title={title} width={420} cancel={t('dialog.cancel')} onClose={onCancel}>
      <Progress percent={Math.floor((known / total) * 100)} aria-label={title} />
      <p role="status">{t('export.progress', { known: format.format(known), total: format.format(total) })}</p>
    </WorkDialog>
  )
}
