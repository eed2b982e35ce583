import { useTranslation } from 'react-i18next'
import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import type { useAutosave } from '#src/features/fair/floor-plan/editor/use-autosave.ts'
import type { Editor } from '#src/features/fair/floor-plan/editor/use-editor.ts'
import { DiscardDialog } from './discard-dialog'
import { KeysDialog } from './keys-dialog'
import { PublishDialog } from './publish-dialog'
import { PlanPreview } from './read-only-plan'

export type OpenDialog = 'preview' | 'publish' | 'discard' | 'keys'

export interface EditorDialogsProps {
  open: OpenDialog | undefined
  editor: Editor
  plan: ManagedPlan
  published: PlanDrawing | null
  problems: number
  saving: ReturnType<typeof useAutosave>
  onPublished: () => void
  onReload: () => void
  onClose: () => void
}

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
  if (open === 'keys') return <KeysDialog onClose={onClose} />
  return null
}
