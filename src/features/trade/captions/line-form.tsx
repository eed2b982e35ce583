import { CAPTION_MAX } from '#contract/trade/captions/limits.ts'
import type { MinutesLine } from '#contract/trade/captions/schemas.ts'
import { LineEditor } from '#src/common/work/line-editor/line-editor.tsx'
import { useSaveLine } from './api'
import { useReadVersion } from './use-read-version'

interface LineFormProps {
  id: number
  line: MinutesLine
  onClose: () => void
}

/** Corrects a line of minutes in both languages, or removes it. */
export function LineForm({ id, line, onClose }: LineFormProps) {
  const save = useSaveLine()
  const over = useReadVersion(line.version, line.version)
  return (
    <LineEditor
      line={line}
      max={CAPTION_MAX}
      writer={line.byAccount ?? undefined}
      isSaving={save.isPending}
      error={save.error}
      onSave={(texts) =>
        save.mutate(
          { id, lineId: line.id, version: over.take(), ...texts },
          { onSuccess: onClose, onError: over.refused },
        )
      }
      onClose={onClose}
    />
  )
}
