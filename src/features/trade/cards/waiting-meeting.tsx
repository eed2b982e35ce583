import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerMeeting } from '#contract/trade/cards/endpoints.ts'
import { type CardField, cardFields } from '#contract/trade/cards/rules.ts'
import type { Card, Meeting } from '#contract/trade/cards/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { momentText } from '#src/common/work/moment.ts'
import { useCardChange } from './api'
import styles from './cards.module.css'

/** Chosen before anybody has chosen; mail and phone are given by a press of their own. */
const usual: readonly CardField[] = ['name', 'company']

/** An exhibitor waits for the yes: what is given, each by its box, or nothing. */
export function WaitingMeeting({ meeting, card }: { meeting: Meeting; card: Card }) {
  const { t, i18n } = useTranslation('cards')
  const written = cardFields.filter((field) => card[field] !== '')
  const [chosen, setChosen] = useState<readonly CardField[]>(usual)
  const [failure, setFailure] = useState('')
  const answer = useCardChange(answerMeeting)
  const give = written.filter((field) => chosen.includes(field))
  const { id, company, by, place, until } = meeting
  const send = async (fields: CardField[]) => {
    setFailure('')
    try {
      const { state } = await answer.mutateAsync({ id, give: fields })
      showToast(t(state === 'given' ? 'waiting.given' : 'waiting.refused'))
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }
  const title = t('waiting.title', { company })
  const time = momentText(until, i18n.language)
  return (
    <section className={styles.requested} aria-label={title}>
      <h3>{title}</h3>
      <p>{t(place ? 'waiting.lead' : 'waiting.leadNoPlace', { by, place, time })}</p>
      {written.length === 0 ? <p>{t('waiting.nothing')}</p> : null}
      <fieldset className={styles.boxes}>
        <legend>{t('waiting.fields')}</legend>
        {written.map((field) => (
          <Checkbox
            key={field}
            checked={chosen.includes(field)}
            onChange={({ target }) =>
              setChosen((all) => (target.checked ? [...all, field] : all.filter((one) => one !== field)))
            }
          >
            {t(`field.${field}`)}
            <span className={styles.value}>{card[field]}</span>
          </Checkbox>
        ))}
      </fieldset>
      {failure ? <p role="alert">{failure}</p> : null}
      <div className={styles.ways}>
        <Button type="primary" disabled={give.length === 0} loading={answer.isPending} onClick={() => void send(give)}>
          {t('waiting.give')}
        </Button>
        <Button disabled={answer.isPending} onClick={() => void send([])}>
          {t('waiting.refuse')}
        </Button>
      </div>
    </section>
  )
}
