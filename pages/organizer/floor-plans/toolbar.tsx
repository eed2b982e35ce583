import { Button, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { landmarkKinds } from '#contract/fair/floor-plan/rules.ts'
import { tools } from '#src/features/fair/floor-plan/editor/tools.ts'
import type { Editor } from '#src/features/fair/floor-plan/editor/use-editor.ts'
import type { OpenDialog } from './dialog-props'
import styles from './editor.module.css'

/** metres; 0: none */
const GRIDS = [0, 0.1, 0.25, 0.5, 1] as const

/** The tools of the editor, and what all of them share. */
export function Toolbar({ editor, onDialog }: { editor: Editor; onDialog: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('floor-plans')
  const id = useId()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('tool.all')}>
      <div className={styles.tools} role="group" aria-label={t('tool.all')}>
        {tools.map(({ name, key }) => (
          <button
            key={name}
            type="button"
            aria-pressed={editor.tool === name}
            title={`${t(`tool.${name}`)} (${key.toUpperCase()})`}
            onClick={() => editor.setTool(name)}
          >
            {t(`tool.${name}`)}
          </button>
        ))}
      </div>
      {editor.tool === 'landmark' ? (
        <Select
          size="small"
          className={styles.kind}
          aria-label={t('panel.kind')}
          value={editor.kind}
          options={landmarkKinds.map((value) => ({ value, label: t(`map:landmark.${value}`) }))}
          onChange={editor.setKind}
        />
      ) : null}
      <div className={styles.rest}>
        <Button size="small" onClick={() => onDialog('import')}>
          {t('import.open')}
        </Button>
        <Button size="small" disabled={!editor.canUndo} onClick={editor.undo}>
          {t('action.undo')}
        </Button>
        <Button size="small" disabled={!editor.canRedo} onClick={editor.redo}>
          {t('action.redo')}
        </Button>
        <label htmlFor={id}>{t('grid.label')}</label>
        <Select
          id={id}
          size="small"
          className={styles.grid}
          value={editor.grid}
          options={GRIDS.map((value) => ({ value, label: value === 0 ? t('grid.none') : `${value} m` }))}
          onChange={(grid) => editor.setGrid(grid)}
        />
        <Button size="small" onClick={() => onDialog('keys')}>
          {t('keys.open')}
        </Button>
      </div>
    </div>
  )
}
