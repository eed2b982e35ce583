import { useId } from 'react'
import type { Answer, Question } from '#contract/operations/questionnaires/rules.ts'
import styles from './fill.module.css'
import { useSay } from '../say'

interface MatrixFieldProps {
  question: Question
  value: Answer | undefined
  onChange: (answer: Answer | undefined) => void
}

/** One choice a line: a table on wide screens, a list of choices on narrow ones. */
export function MatrixField({ question, value, onChange }: MatrixFieldProps) {
  const say = useSay()
  const id = useId()
  const chosen = typeof value === 'object' && !Array.isArray(value) ? value : {}
  return (
    <div className={styles.matrix}>
      {question.rows.map((row) => (
        <fieldset key={row.id} className={styles.line}>
          <legend>{say(row.label)}</legend>
          {question.options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={`${id}-${row.id}`}
                checked={chosen[row.id] === option.id}
                onChange={() => onChange({ ...chosen, [row.id]: option.id })}
              />
              <span>{say(option.label)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
