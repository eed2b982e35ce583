import { Toolbar } from '../toolbar/toolbar'
import { SideNav } from './side-nav'

/** What lies beside the page; fetched after the page itself, which can be used without. */
export default function Surroundings({ fullWidth }: { fullWidth: boolean }) {
  return (
    <>
      <SideNav folded={fullWidth} />
      <Toolbar />
    </>
  )
}
