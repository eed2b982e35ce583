import { Alert, Button, Tabs } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { useLeaveWarning } from '#src/common/app/use-leave-warning.ts'
import { looksSame } from '#src/features/fair/floor-plan/drawing/compare.ts'
import { BoothsPanel } from '#src/features/fair/floor-plan/editor/booths-panel.tsx'
import { PlanCanvas } from '#src/features/fair/floor-plan/editor/plan-canvas.tsx'
import { findProblems } from '#src/features/fair/floor-plan/editor/problems.ts'
import { ProblemsPanel } from '#src/features/fair/floor-plan/editor/problems-panel.tsx'
import { Properties } from '#src/features/fair/floor-plan/editor/properties.tsx'
import { toShownPlan } from '#src/features/fair/floor-plan/editor/shown-plan.ts'
import { useAutosave } from '#src/features/fair/floor-plan/editor/use-autosave.ts'
import { useEditor } from '#src/features/fair/floor-plan/editor/use-editor.ts'
import { usePlanNames } from '#src/features/fair/floor-plan/names.ts'
import { changeText } from './change-text'
import type { OpenDialog } from './dialog-props'
import { EditorDialogs } from './editor-dialogs'
import styles from './editor.module.css'
import { Toolbar } from './toolbar'

interface PlanEditorProps {
  title: string
  plan: ManagedPlan
  /** Begins again with what the server has. */
  onReload: () => void
}

/** The whole editor: tools, canvas, panels, and what is done with the draft. */
export function PlanEditor({ title, plan, onReload }: PlanEditorProps) {
  const { t, i18n } = useTranslation('floor-plans')
  const editor = useEditor(plan.draft)
  const { drawing } = editor
  const saving = useAutosave(plan, drawing)
  useLeaveWarning(saving.isUnsaved)
  const [published, setPublished] = useState(plan.published)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [lookAt, setLookAt] = useState<Point>()
  // Checked after what is drawn is shown: a large plan takes longer than a frame.
  const checked = useDeferredValue(drawing)
  const problems = useMemo(() => findProblems(checked, plan, published), [checked, plan, published])
  const shown = useMemo(() => toShownPlan(plan, drawing, i18n.language), [plan, drawing, i18n.language])
  const names = usePlanNames(shown)
  const isSame = looksSame(published, drawing)
  const show = (at: Point) => setLookAt({ ...at })
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p role="status" className={styles.save} data-state={saving.state}>
          {t(`save.${saving.state}`)}
        </p>
        {plan.lastChange && !editor.canUndo && !saving.hasSaved ? (
          <p className={styles.save}>{t('lastChange', { change: changeText(plan.lastChange, i18n.language) })}</p>
        ) : null}
        <div className={styles.headActions}>
          <Button onClick={() => setDialog('preview')}>{t('preview.open')}</Button>
          <Button onClick={() => setDialog('versions')}>{t('versions.open')}</Button>
          <Button disabled={!published || (isSame && saving.state !== 'conflict')} onClick={() => setDialog('discard')}>
            {t('discard.open')}
          </Button>
          <Button type="primary" disabled={isSame} onClick={() => setDialog('publish')}>
            {t('publish.open')}
          </Button>
        </div>
      </header>
      {saving.state === 'conflict' || saving.state === 'failed' ? (
        <Alert
          type="error"
          showIcon
          title={saving.problem}
          description={t(`save.${saving.state}Text`)}
          action={
            saving.state === 'conflict' ? (
              <Button size="small" onClick={onReload}>
                {t('save.reload')}
              </Button>
            ) : (
              <Button size="small" onClick={() => void saving.flush()}>
                {t('save.retry')}
              </Button>
            )
          }
        />
      ) : null}
      <Toolbar editor={editor} onDialog={setDialog} />
      <div className={styles.columns}>
        <PlanCanvas editor={editor} plan={shown} problems={problems} nameOf={names.landmark} lookAt={lookAt} />
        <div className={styles.side}>
          <Tabs
            size="small"
            tabBarGutter={14}
            items={[
              { key: 'properties', label: t('tab.properties'), children: <Properties editor={editor} /> },
              { key: 'booths', label: t('tab.booths'), children: <BoothsPanel editor={editor} onShow={show} /> },
              {
                key: 'problems',
                label: t('tab.problems', { count: problems.length }),
                children: <ProblemsPanel editor={editor} problems={problems} onShow={show} />,
              },
            ]}
          />
        </div>
      </div>
      <EditorDialogs
        open={dialog}
        editor={editor}
        plan={plan}
        published={published}
        problems={problems.length}
        saving={saving}
        onPublished={() => setPublished(drawing)}
        onReload={onReload}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}
