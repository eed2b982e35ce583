import { useTranslation } from 'react-i18next'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { tools } from '#src/features/fair/floor-plan/editor/tools.ts'
import styles from './editor.module.css'

const keys = [
  ['arrows', '← ↑ → ↓'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Y'],
  ['copy', 'Ctrl+C'],
  ['paste', 'Ctrl+V'],
  ['duplicate', 'Ctrl+D'],
  ['all', 'Ctrl+A'],
  ['delete', 'Delete'],
  ['finish', 'Enter'],
  ['escape', 'Esc'],
  ['corner', 'Tab, ← ↑ → ↓'],
] as const

/** What the keys of the editor do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('floor-plans')
  return (
    <WorkDialog title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {tools.map(({ name, key }) => (
          <div key={name}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`tool.${name}`)}</dd>
          </div>
        ))}
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </WorkDialog>
  )
}
