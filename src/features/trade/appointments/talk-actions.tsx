import { Button, Popconfirm } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerProposal, getAppointmentCalendar, markAppointment } from '#contract/trade/appointments/endpoints.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { openBlob } from '#src/common/request/open-blob.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { useTalkChange } from './api'
import styles from './appointments.module.css'
import { MemberDialog } from './member-dialog'
import { OutcomeDialog } from './room/outcome-dialog'
import { ProposeDialog } from './propose-dialog'
import { ReasonDialog } from './reason-dialog'
import { TalkTime } from './talk-time'
import { type Way, waysOf } from './what-can-be-done'

const main: ReadonlySet<Way> = new Set(['confirm', 'accept', 'met'])
const ending: ReadonlySet<Way> = new Set(['decline', 'cancel', 'refuse', 'noShow'])
/** Done at once after a question. */
const isRequested = (way: Way) => way === 'refuse' || way === 'noShow'

/** What refusing or an absence does: a confirmed talk stands when a proposal is refused, a request has ended. */
function effectOf(way: Way, { state }: Appointment): string {
  if (way !== 'refuse') return way
  return state === 'confirmed' ? 'refuseMoved' : 'refuseAsked'
}

/** What can be done about a talk; what cannot be withdrawn asks first. */
export function TalkActions({ talk, name }: { talk: Appointment; name: string }) {
  const { t } = useTranslation('appointments')
  const [requested, setRequested] = useState<Way>()
  const [busy, setBusy] = useState<Way>()
  const [answer, mark] = [useTalkChange(answerProposal), useTalkChange(markAppointment)]
  const { id, proposal } = talk
  const ways = waysOf(talk, useNow())
  /** Done at once; the others open a dialog. */
  const atOnce: Partial<Record<Way, () => Promise<unknown>>> = {
    accept: () => answer.mutateAsync({ id, start: proposal?.start ?? '', accept: true }),
    refuse: () => answer.mutateAsync({ id, start: proposal?.start ?? '', accept: false }),
    met: () => mark.mutateAsync({ id, outcome: 'met' }),
    noShow: () => mark.mutateAsync({ id, outcome: 'noShow' }),
    calendar: async () => saveFile(await openBlob(getAppointmentCalendar, { id }), `yunzhan-talk-${id}.ics`),
  }
  const press = async (way: Way) => {
    const act = atOnce[way]
    if (!act) return setRequested(way)
    if (busy) return undefined
    setBusy(way)
    try {
      await act()
      showToast(t(`done.${way}`))
    } catch (error) {
      showAlert(errorMessage(error))
    } finally {
      setBusy(undefined)
    }
    return undefined
  }
  const close = () => setRequested(undefined)
  const plain = (way: Way) => (
    <Button
      key={way}
      type={main.has(way) ? 'primary' : 'default'}
      danger={ending.has(way)}
      loading={busy === way}
      aria-label={t('way.of', { way: t(`way.${way}`), name })}
      onClick={isRequested(way) ? undefined : () => void press(way)}
    >
      {t(`way.${way}`)}
    </Button>
  )
  const button = (way: Way) =>
    isRequested(way) ? (
      <Popconfirm
        key={way}
        title={<span className={styles.sure}>{t('sure.title', { way: t(`way.${way}`), name })}</span>}
        description={<span className={styles.sure}>{t(`sure.${effectOf(way, talk)}`)}</span>}
        okText={t(`way.${way}`)}
        okButtonProps={{ danger: true }}
        cancelText={t('reason.keep')}
        onConfirm={() => void press(way)}
        onCancel={() => showToast(t('common:action.cancelled'))}
      >
        {plain(way)}
      </Popconfirm>
    ) : (
      plain(way)
    )
  const answers: Way[] = ways.filter((way) => way === 'accept' || way === 'refuse')
  return (
    <>
      {proposal ? (
        <div className={styles.proposal}>
          <p>{t(proposal.by === talk.side ? 'card.proposedOwn' : 'card.proposed')}</p>
          <p className={styles.when}>
            <TalkTime start={proposal.start} end={proposal.end} /> · {t(`place.${proposal.place}`)}
          </p>
          {answers.length > 0 ? <div>{answers.map(button)}</div> : null}
        </div>
      ) : null}
      {ways.length > answers.length ? (
        <div className={styles.ways}>{ways.filter((way) => !answers.includes(way)).map(button)}</div>
      ) : null}
      {requested === 'confirm' || requested === 'assign' ? (
        <MemberDialog talk={talk} name={name} way={requested} onClose={close} />
      ) : null}
      {requested === 'decline' || requested === 'cancel' || requested === 'contest' ? (
        <ReasonDialog talk={talk} name={name} way={requested} onClose={close} />
      ) : null}
      {requested === 'outcome' ? <OutcomeDialog id={id} name={name} onClose={close} /> : null}
      {requested === 'propose' ? <ProposeDialog talk={talk} name={name} onClose={close} /> : null}
    </>
  )
}
