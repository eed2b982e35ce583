import { memo } from 'react'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import styles from './canvas.module.css'

/** Where people walk; what has steps is dashed. */
export const AisleLines = memo(function AisleLines({ drawing: { aisles } }: { drawing: PlanDrawing }) {
  const nodes = new Map(aisles.nodes.map((node) => [node.id, node]))
  const pathOf = (isStepFree: boolean) =>
    aisles.edges
      .filter(({ stepFree }) => stepFree === isStepFree)
      .flatMap(({ from, to }) => {
        const [a, b] = [nodes.get(from), nodes.get(to)]
        return a && b ? [`M${a.x} ${a.y}L${b.x} ${b.y}`] : []
      })
      .join('')
  return (
    <>
      <path className={styles.aisle} d={pathOf(true)} />
      <path className={styles.aisle} data-steps d={pathOf(false)} />
    </>
  )
})
