import { Toolbar } from '../toolbar/toolbar'
import { useLogos } from './surroundings-logo'
import { SideNav } from './side-nav'

/** What lies beside the page; fetched after the page itself, which can be used without. */
export default function Surroundings({ fullWidth, onLogo }: { fullWidth: boolean; onLogo: (address: string) => void }) {
  useLogos(onLogo)
  return (
    <>
      <SideNav folded={fullWidth} />
      <Toolbar />
    </>
  )
}
