import { Alert, Steps } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { problemText } from '#src/common/upload/problem.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { toCentimetres } from '#src/features/fair/floor-plan/drawing/snap.ts'
import { addImported } from '#src/features/fair/floor-plan/import/add-imported.ts'
import { findBooths } from '#src/features/fair/floor-plan/import/find-booths.ts'
import { knownWidth } from '#src/features/fair/floor-plan/import/shapes.ts'
import { type ReadPlan, useImport } from '#src/features/fair/floor-plan/import/use-import.ts'
import type { EditorDialogsProps } from '../dialog-props'
import { BoothsStep } from './booths-step'
import { FileStep } from './file-step'
import styles from './import.module.css'
import { PageStep } from './page-step'
import { ScaleStep } from './scale-step'

const order = { file: 0, reading: 0, page: 0, scale: 1, booths: 2 } as const

/** metres of the picture's sides */
const sidesOf = (plan: ReadPlan, width: number) => ({
  width,
  height: toCentimetres((width * plan.height) / plan.width),
})
const isSensible = (width: number | null, plan: ReadPlan): width is number =>
  width !== null &&
  width >= 1 &&
  width <= LENGTH_MAX &&
  sidesOf(plan, width).height <= LENGTH_MAX &&
  sidesOf(plan, width).height >= 0.1

/** Takes a file in: its picture below the drawing, its scale, and the booths that are drawn in it. */
export function ImportDialog({ plan: managed, editor, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('floor-plans')
  const reading = useImport()
  const { stage } = reading
  /** metres as they were entered for a plan; before that the file may say them. */
  const [entered, setEntered] = useState<{ plan: ReadPlan; width: number | null }>()
  const width = stage.name !== 'scale' ? null : entered?.plan === stage.plan ? entered.width : knownWidth(stage.plan)
  const [withBooths, setWithBooths] = useState(true)
  const shapes = stage.name === 'booths' ? stage.plan.shapes : null
  const found = useMemo(
    () => (stage.name === 'booths' && shapes ? findBooths(shapes, stage.width / shapes.width) : undefined),
    [stage, shapes],
  )

  const finish = async (plan: ReadPlan, across: number) => {
    const url = await reading.send(plan)
    if (url === undefined) return
    const background = { url, x: 0, y: 0, ...sidesOf(plan, across) }
    const chosen = withBooths && found && found.booths.length > 0 ? found : undefined
    const { drawing, renumbered } = addImported(editor.drawing, background, chosen, managed.elsewhere)
    editor.apply(drawing, [])
    showToast(
      chosen
        ? t('import.done', { count: chosen.booths.length }) +
            (renumbered > 0 ? t('import.renumbered', { count: renumbered }) : '')
        : t('import.donePicture'),
    )
    onClose()
  }
  const next = () => {
    if (stage.name === 'scale' && isSensible(width, stage.plan)) {
      if (stage.plan.shapes) reading.setStage({ name: 'booths', plan: stage.plan, width })
      else void finish(stage.plan, width)
    }
    if (stage.name === 'booths') void finish(stage.plan, stage.width)
  }
  const isLast = stage.name === 'booths' || (stage.name === 'scale' && !stage.plan.shapes)
  const isReady = stage.name === 'booths' || (stage.name === 'scale' && isSensible(width, stage.plan))
  return (
    <WorkDialog
      title={t('import.title')}
      width={880}
      {...(stage.name === 'scale' || stage.name === 'booths'
        ? { submit: t(isLast ? 'import.submit' : 'import.next') }
        : {})}
      disabled={!isReady}
      busy={reading.sending}
      onSubmit={next}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Steps
          size="small"
          current={order[stage.name]}
          items={(['file', 'scale', 'booths'] as const).map((name) => ({ title: t(`import.step.${name}`) }))}
        />
        {stage.name === 'file' || stage.name === 'reading' ? <FileStep reading={reading} /> : null}
        {stage.name === 'page' ? (
          <PageStep pdf={stage.pdf} onChoose={(page) => reading.takePage(stage.pdf, page)} />
        ) : null}
        {stage.name === 'scale' ? (
          <ScaleStep
            plan={stage.plan}
            width={width}
            onWidth={(metres) => setEntered({ plan: stage.plan, width: metres })}
          />
        ) : null}
        {stage.name === 'booths' && found ? (
          <BoothsStep
            plan={stage.plan}
            metres={stage.width}
            found={found}
            withBooths={withBooths}
            onWithBooths={setWithBooths}
            onBack={() => reading.setStage({ name: 'scale', plan: stage.plan })}
          />
        ) : null}
        {reading.failure ? <Alert type="error" showIcon title={problemText(reading.failure, t)} /> : null}
      </div>
    </WorkDialog>
  )
}
