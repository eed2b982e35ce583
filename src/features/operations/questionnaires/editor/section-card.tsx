import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QUESTIONNAIRE_INTRO_MAX, QUESTIONNAIRE_TITLE_MAX } from '#contract/operations/questionnaires/limits.ts'
import { type Question, questionTypes, type Section } from '#contract/operations/questionnaires/rules.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { copied, newQuestion, replaced } from './document'
import styles from './editor.module.css'
import { QuestionCard } from './question-card'
import { SortableList } from './sortable-list'

interface SectionCardProps {
  section: Section
  /** Counts from 1. */
  number: number
  isAlone: boolean
  /** The questions of the sections before. */
  before: readonly Question[]
  handle: ReactNode
  /** What is wrong, by the path below the section. */
  wrong: (path: string) => string | undefined
  onChange: (section: Section) => void
  onRemove: () => void
}

/** A part of a questionnaire with its questions, as it is written. */
export function SectionCard({ section, number, isAlone, before, handle, wrong, onChange, onRemove }: SectionCardProps) {
  const { t } = useTranslation('questionnaire-desk')
  const { questions } = section
  const name = t('editor.sectionNth', { place: number })
  const put = (next: Question[]) => onChange({ ...section, questions: next })
  const nameOf = (_: Question, place: number) => t('editor.questionNth', { place: before.length + place + 1 })
  return (
    <section className={styles.section} aria-label={name}>
      <header>
        {isAlone ? null : handle}
        <h3>{name}</h3>
        {isAlone ? null : (
          <Button size="small" type="text" danger aria-label={t('editor.removeOf', { name })} onClick={onRemove}>
            {t('editor.remove')}
          </Button>
        )}
      </header>
      <span className={styles.caption}>{t('editor.sectionTitle')}</span>
      <BothInput
        label={t('editor.sectionTitle')}
        value={section.title}
        max={QUESTIONNAIRE_TITLE_MAX * 4}
        onChange={(title) => onChange({ ...section, title })}
      />
      <p className={styles.error} role={wrong('title') ? 'alert' : undefined}>
        {wrong('title')}
      </p>
      <span className={styles.caption}>{t('editor.sectionIntro')}</span>
      <BothInput
        label={t('editor.sectionIntro')}
        value={section.intro}
        max={QUESTIONNAIRE_INTRO_MAX * 4}
        rows={2}
        onChange={(intro) => onChange({ ...section, intro })}
      />
      <SortableList parts={questions} nameOf={nameOf} onChange={put}>
        {(question, place, grip) => (
          <QuestionCard
            question={question}
            number={before.length + place + 1}
            before={[...before, ...questions.slice(0, place)]}
            handle={grip}
            wrong={(field) => wrong(`questions.${place}.${field}`)}
            onChange={(next) => put(replaced(questions, question.id, next))}
            onCopy={() => put(questions.flatMap((one) => (one.id === question.id ? [one, copied(one)] : [one])))}
            onRemove={() => put(replaced(questions, question.id, null))}
          />
        )}
      </SortableList>
      <Dropdown
        trigger={['click']}
        menu={{
          items: questionTypes.map((type) => ({ key: type, label: t(`type.${type}`) })),
          onClick: ({ key }) => {
            const type = questionTypes.find((one) => one === key)
            if (type) put([...questions, newQuestion(type)])
          },
        }}
      >
        <Button type="dashed" aria-haspopup="menu" block>
          {t('editor.questionAdd')}
        </Button>
      </Dropdown>
    </section>
  )
}
