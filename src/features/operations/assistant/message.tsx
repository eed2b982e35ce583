import { useTranslation } from 'react-i18next'
import { copyText } from '#src/common/ui/detail/copy-text.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { AnswerText, findCitedSources } from './answer-text'
import styles from './message.module.css'
import { Sources } from './sources'
import { isUnderWay, type Turn } from './talk'

function Actions({ turn, retry }: { turn: Turn; retry: (() => void) | undefined }) {
  const { t } = useTranslation('assistant')
  const copy = async () => {
    showToast(t((await copyText(turn.answer)) ? 'answer.copied' : 'answer.copyFailed'))
  }
  return (
    <p className={styles.actions}>
      {turn.answer === '' ? null : (
        <button type="button" onClick={() => void copy()}>
          {t('answer.copy')}
        </button>
      )}
      {retry && turn.state !== 'done' ? (
        <button type="button" onClick={retry}>
          {t('answer.retry')}
        </button>
      ) : null}
    </p>
  )
}

interface MessageProps {
  turn: Turn
  /** Given for the last one: asks it again. */
  retry: (() => void) | undefined
}

/** A question and its answer. */
export function Message({ turn, retry }: MessageProps) {
  const { t } = useTranslation('assistant')
  const { question, answer, sources, state, problem } = turn
  return (
    <div className={styles.turn}>
      <div className={styles.question}>
        <span className="yz-visually-hidden">{t('question.by')}</span>
        <p>{question}</p>
      </div>
      <div className={styles.answer} data-state={state}>
        <span className="yz-visually-hidden">{t('answer.by')}</span>
        {state === 'waiting' ? <p className={styles.waiting}>{t('answer.waiting')}</p> : null}
        {answer === '' ? null : (
          <p className={styles.text}>
            <AnswerText text={answer} sources={sources} />
            {state === 'writing' ? <i className={styles.pen} aria-hidden="true" /> : null}
          </p>
        )}
        {state === 'stopped' ? <p className={styles.note}>{t('answer.stopped')}</p> : null}
        {state === 'failed' ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        {state === 'done' ? <Sources sources={findCitedSources(answer, sources)} /> : null}
        {isUnderWay(turn) ? null : <Actions turn={turn} retry={retry} />}
      </div>
    </div>
  )
}
