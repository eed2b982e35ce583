import type { LiveDetail, PushedGoods } from '#contract/live/live/schemas.ts'
import { useOrder } from '#src/features/trade/intentions/use-order.tsx'
import { fileLiveReport } from '#src/features/operations/reports/file-live-report.ts'
import { InteractiveZone } from '#src/features/live/live/room/interactive-zone.tsx'

/** The zone of a room, where pushed exhibits can be ordered. Needs the texts of the zone and `exhibits`. */
export function RoomZone({ live }: { live: LiveDetail }) {
  const { order, dialog } = useOrder()
  const orderGoods = ({ exhibitsId: exhibitsInfoId, ExhibitsName: exhibitsName }: PushedGoods) =>
    order({ exhibitsInfoId, exhibitsName })
  return (
    <>
      <InteractiveZone live={live} onOrder={orderGoods} fileReport={fileLiveReport} />
      {dialog}
    </>
  )
}
