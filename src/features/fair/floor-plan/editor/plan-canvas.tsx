import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { FloorPlan, PlanDrawing, PlanLandmark, Point } from '#contract/fair/floor-plan/schemas.ts'
import { CornerHandles } from '../corners/corner-handles'
import { useHandles } from '../corners/use-handles'
import { indexesOf } from '../drawing/parts'
import { BoothLabels } from '../picture/booth-labels'
import { Landmarks } from '../picture/landmarks'
import { markBooths, pathOf } from '../picture/marked'
import picture from '../picture/plan-picture.module.css'
import { usePlanView } from '../picture/use-view'
import { ZoomButtons } from '../picture/zoom-buttons'
import { AisleLines } from './aisle-lines'
import { BackgroundPicture } from './background-picture'
import styles from './canvas.module.css'
import { DrawnNow } from './drawn-now'
import type { EditorProblem } from './problems'
import { SelectedParts } from './selected-parts'
import type { Editor } from './use-editor'
import { useEditorKeys } from './use-editor-keys'
import { useGestures } from './use-gestures'

const ZOOM_STEP = 1.35

interface PlanCanvasProps {
  editor: Editor
  /** The drawing as visitors' parts take it. */
  plan: FloorPlan
  problems: readonly EditorProblem[]
  nameOf: (landmark: PlanLandmark) => string
  /** A place to bring into the middle, once for each object. */
  lookAt: Point | undefined
}

const everyBooth = () => true

/** A dot for each door. */
const doorsOf = ({ booths }: PlanDrawing) =>
  booths.flatMap(({ door }) => (door ? [`M${door.x} ${door.y}h0`] : [])).join('')

/** The drawing with its tools: one draws, selects and moves by pointer, and moves what is selected by keys. */
export function PlanCanvas({ editor, plan, problems, nameOf, lookAt }: PlanCanvasProps) {
  const { t } = useTranslation('floor-plans')
  const { drawing, selected, tool, grid } = editor
  const stage = useRef<HTMLDivElement>(null)
  const planView = usePlanView(drawing, stage)
  const { view, size } = planView
  const showPlace = useEffectEvent((at: Point) => planView.show(at))
  useEffect(() => {
    if (lookAt) showPlace(lookAt)
  }, [lookAt])
  const gestures = useGestures(editor, planView)
  const handles = useHandles(editor, planView, stage)
  useEditorKeys(editor, () => handles.cancel() || gestures.cancel())
  const marked = useMemo(() => markBooths(plan), [plan])
  const wrong = useMemo(() => new Set(problems.flatMap(({ booths }) => booths)), [problems])
  const chosen = indexesOf(selected, 'booth')
  const hasBackground = Boolean(drawing.background) && editor.underlay.isShown
  const isMoved = gestures.away.x !== 0 || gestures.away.y !== 0
  const rest = isMoved ? marked.filter((_, index) => !chosen.has(index)) : marked
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !gestures.finish()) return
    event.preventDefault()
  }
  const seen = boxOf([
    { x: -view.x / view.scale, y: -view.y / view.scale },
    { x: (size.width - view.x) / view.scale, y: (size.height - view.y) / view.scale },
  ])
  const gridStep = grid > 0 && grid * view.scale >= 14 ? grid : view.scale >= 14 ? 1 : 5
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers */}
      <div
        ref={stage}
        className={styles.stage}
        data-tool={tool}
        role="application"
        aria-label={t('canvas.label', { hall: plan.hallName })}
        aria-describedby="canvas-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move what is selected
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures.handlers}
      >
        <svg
          className={picture['picture']}
          viewBox={`0 0 ${size.width} ${size.height}`}
          data-scale={view.scale.toFixed(2)}
        >
          <defs>
            <pattern id="plan-grid" width={gridStep} height={gridStep} patternUnits="userSpaceOnUse">
              <path className={styles.grid} d={`M${gridStep} 0H0V${gridStep}`} />
            </pattern>
          </defs>
          <g transform={`translate(${view.x} ${view.y})`}>
            <g transform={`scale(${view.scale})`}>
              <path className={picture['floor']} d={pathOf(drawing.outline)} />
              <BackgroundPicture editor={editor} />
              <rect width={drawing.width} height={drawing.height} fill="url(#plan-grid)" className={styles.sheet} />
              <AisleLines drawing={drawing} />
              <path className={styles.booths} data-over={hasBackground} d={rest.map(({ path }) => path).join('')} />
              <path
                className={styles.wrong}
                d={rest.flatMap(({ booth, path }) => (wrong.has(booth.number) ? [path] : [])).join('')}
              />
              {drawing.walls.map((wall, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- walls have no other name
                <path key={index} className={styles.wall} d={`M${wall.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
              ))}
              <path className={styles.doors} d={doorsOf(drawing)} />
              <SelectedParts drawing={handles.shown} selected={selected} away={gestures.away} />
              <DrawnNow gestures={gestures} tool={tool} />
            </g>
            <BoothLabels marked={rest} scale={view.scale} seen={seen} isMeant={everyBooth} />
            <Landmarks landmarks={plan.landmarks} scale={view.scale} width={drawing.width} nameOf={nameOf} />
          </g>
        </svg>
        {isMoved ? null : <CornerHandles editor={editor} handles={handles} view={view} />}
      </div>
      <p id="canvas-keys" className="yz-visually-hidden">
        {t('canvas.keys')}
      </p>
      <ZoomButtons onZoom={(by) => planView.zoom(by)} onReset={planView.reset} step={ZOOM_STEP} />
    </div>
  )
}
