import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import type { useAutosave } from '#src/features/fair/floor-plan/editor/use-autosave.ts'
import type { Editor } from '#src/features/fair/floor-plan/editor/use-editor.ts'

export type OpenDialog = 'preview' | 'publish' | 'discard' | 'versions' | 'keys' | 'import'

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
