import { useCallback, useEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { contains } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan, PlanLandmark, Point } from '#contract/fair/floor-plan/schemas.ts'
import { BoothCursor } from './booth-cursor'
import { BoothLabels } from './booth-labels'
import { BoothShapes } from './booth-shapes'
import { Landmarks } from './landmarks'
import { pathOf, type Marked } from './marked'
import { directions, nextBooth } from './next-booth'
import styles from './plan-picture.module.css'
import { RouteLine } from './route-line'
import { usePlanView } from './use-view'
import { usePointers } from './use-pointers'
import { toPlan } from './view'
import { ZoomButtons } from './zoom-buttons'

interface PlanPictureProps {
  plan: FloorPlan
  marked: readonly Marked[]
  isMeant: (one: Marked) => boolean
  /** The number of the booth with its card open; empty: none. */
  open: string
  route: PlannedRoute | undefined
  /** Where one begins, if that was chosen. */
  start: Point | undefined
  nameOf: (landmark: PlanLandmark) => string
  labelOf: (one: Marked) => string
  /** It cannot be opened: its label says why. */
  isInert?: (one: Marked) => boolean
  onOpen: (number: string) => void
  /** Something was dragged to a booth. */
  onDrop?: (number: string, dragged: DataTransfer) => void
}

const PAN_PX = 80
const ZOOM_STEP = 1.35
/** px around a tap within which a booth was meant */
const NEAR_PX = 10

/** What the stage does with what is dragged over it. */
const dropOn = (boothAt: (place: Point) => Marked | undefined, onDrop: NonNullable<PlanPictureProps['onDrop']>) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const hit = boothAt({ x: event.clientX - left, y: event.clientY - top })
    if (hit) onDrop(hit.booth.number, event.dataTransfer)
  },
})

/** The plan as a picture that one moves and zooms, with one booth in the order of focus. */
export function PlanPicture(props: PlanPictureProps) {
  const { plan, marked, isMeant, open, route, start, nameOf, labelOf, isInert, onOpen, onDrop } = props
  const { t } = useTranslation('map')
  const stage = useRef<HTMLDivElement>(null)
  const planView = usePlanView(plan, stage)
  const { view, size, show } = planView
  const [cursor, setCursor] = useState({ number: open, moved: false, open })
  // The cursor is at what was opened last, until an arrow moves it on.
  if (cursor.open !== open) setCursor({ number: open || cursor.number, moved: false, open })
  const opened = useMemo(() => marked.find(({ booth }) => booth.number === open), [marked, open])
  const first = useMemo(() => marked.find(({ hue }) => hue > 0) ?? marked[0], [marked])
  const at = marked.find(({ booth }) => booth.number === cursor.number) ?? first

  useEffect(() => {
    if (opened) show(opened.centre)
  }, [opened, show])

  // On paper the whole plan is shown, whatever part of it is on the screen.
  const { reset } = planView
  useEffect(() => {
    const showAll = () => flushSync(reset)
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [reset])

  // Who closes a card goes on at its booth.
  const wasOpen = useRef(open)
  useEffect(() => {
    const isClosed = wasOpen.current !== '' && open === ''
    wasOpen.current = open
    if (isClosed && document.activeElement === document.body) {
      stage.current?.querySelector<SVGGElement>('[role=button]')?.focus({ preventScroll: true })
    }
  }, [open])

  const boothAt = (place: Point): Marked | undefined => {
    const p = toPlan(view, place)
    const near = NEAR_PX / view.scale
    return (
      marked.find(({ booth }) => contains(booth.points, p)) ??
      marked.find(
        ({ box }) => p.x > box.left - near && p.x < box.right + near && p.y > box.top - near && p.y < box.bottom + near,
      )
    )
  }
  const tap = (place: Point) => {
    const hit = boothAt(place)
    if (hit) setCursor({ number: hit.booth.number, moved: false, open })
    onOpen(hit?.booth.number ?? '')
  }
  const pointers = usePointers(planView, tap)
  const common = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return true
    if (event.key === '+' || event.key === '=') planView.zoom(ZOOM_STEP)
    else if (event.key === '-') planView.zoom(1 / ZOOM_STEP)
    else if (event.key === '0') planView.reset()
    else return false
    return true
  }
  const onCursorKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction || !at) return
    event.preventDefault()
    event.stopPropagation()
    const next = nextBooth(marked, at, direction)
    if (!next) return
    setCursor({ number: next.booth.number, moved: true, open })
    show(next.centre)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (common(event) || !direction) return
    event.preventDefault()
    planView.pan({ x: -direction[0] * PAN_PX, y: -direction[1] * PAN_PX })
  }

  // Moved by less than half a window, the same labels are drawn.
  const [stepX, stepY] = [size.width / 2 / view.scale, size.height / 2 / view.scale]
  const left = Math.floor(-view.x / view.scale / stepX) * stepX
  const top = Math.floor(-view.y / view.scale / stepY) * stepY
  const seen = useMemo(
    () => ({ left, top, right: left + 3 * stepX, bottom: top + 3 * stepY }),
    [left, top, stepX, stepY],
  )
  const name = useCallback((landmark: PlanLandmark) => nameOf(landmark), [nameOf])
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers */}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-label={t('picture.label', { hall: plan.hallName })}
        aria-describedby="plan-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move what is shown
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...(onDrop ? dropOn(boothAt, onDrop) : {})}
        {...pointers}
      >
        <svg className={styles.picture} viewBox={`0 0 ${size.width} ${size.height}`} data-scale={view.scale.toFixed(2)}>
          <g transform={`translate(${view.x} ${view.y})`}>
            <g transform={`scale(${view.scale})`}>
              <path className={styles.floor} d={pathOf(plan.outline)} />
              <BoothShapes marked={marked} isMeant={isMeant} />
              {plan.walls.map((wall) => {
                const d = `M${wall.map(({ x, y }) => `${x} ${y}`).join('L')}`
                return <path key={d} className={styles.wall} d={d} />
              })}
            </g>
            <BoothLabels marked={marked} scale={view.scale} seen={seen} isMeant={isMeant} />
            {at ? (
              <BoothCursor
                key={at.booth.number}
                one={at}
                scale={view.scale}
                label={labelOf(at)}
                inert={isInert?.(at) ?? false}
                open={at === opened}
                focus={cursor.moved && cursor.number === at.booth.number}
                onOpen={() => onOpen(at.booth.number)}
                onKeyDown={onCursorKey}
              />
            ) : null}
            <RouteLine route={route} start={start} landmarks={plan.landmarks} scale={view.scale} />
            <Landmarks landmarks={plan.landmarks} scale={view.scale} width={plan.width} nameOf={name} />
          </g>
        </svg>
      </div>
      <p id="plan-keys" className="yz-visually-hidden">
        {t('picture.keys')}
      </p>
      <ZoomButtons onZoom={(by) => planView.zoom(by)} onReset={planView.reset} step={ZOOM_STEP} />
    </div>
  )
}
