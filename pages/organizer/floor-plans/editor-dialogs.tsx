import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { DiscardDialog } from './discard-dialog'
import type { EditorDialogsProps } from './dialog-props'
import { KeysDialog } from './keys-dialog'
import { PublishDialog } from './publish-dialog'
import { PlanPreview } from './read-only-plan'
import { VersionsDialog } from './versions-dialog'

/** Readers of drawings are large: they are fetched with the dialog that needs them. */
const ImportDialog = lazyPart<EditorDialogsProps>(async () => (await import('./import/import-dialog')).ImportDialog)

/** The one dialog of the editor that is open. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { t } = useTranslation('floor-plans')
  const { open, plan, editor, onClose } = props
  if (open === 'preview') {
    return (
      <WorkDialog title={t('preview.title')} width={960} onClose={onClose}>
        <PlanPreview plan={plan} drawing={editor.drawing} />
      </WorkDialog>
    )
  }
  if (open === 'publish') return <PublishDialog {...props} />
  if (open === 'discard') return <DiscardDialog {...props} />
  if (open === 'versions') return <VersionsDialog {...props} />
  if (open === 'keys') return <KeysDialog onClose={onClose} />
  if (open === 'import') {
    return (
      <Suspense>
        <ImportDialog {...props} />
      </Suspense>
    )
  }
  return null
}
