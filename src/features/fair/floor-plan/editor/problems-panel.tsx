import { useTranslation } from 'react-i18next'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { keyOf } from '../drawing/parts'
import styles from './panels.module.css'
import type { EditorProblem } from './problems'
import type { Editor } from './use-editor'

const SHOWN_MAX = 200

interface ProblemsPanelProps {
  editor: Editor
  problems: readonly EditorProblem[]
  onShow: (at: Point) => void
}

/** What keeps the plan from being published; each leads to its place. */
export function ProblemsPanel({ editor, problems, onShow }: ProblemsPanelProps) {
  const { t } = useTranslation('floor-plans')
  if (problems.length === 0) return <p className={styles.panel}>{t('problems.none')}</p>
  const open = ({ booths, at }: EditorProblem) => {
    const keys = editor.drawing.booths.flatMap(({ number }, index) =>
      booths.includes(number) ? [keyOf('booth', index)] : [],
    )
    editor.select(keys)
    if (at) onShow(at)
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        {problems.slice(0, SHOWN_MAX).map((problem, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- problems have no other name
          <li key={index}>
            <button type="button" onClick={() => open(problem)}>
              <span>{t(`problem.${problem.problem}`)}</span>
              <small>{problem.booths.join(t('problems.and'))}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
