import { LineDrawing } from '#src/common/ui/line-drawing.tsx'

export const OrderIcon = () => <LineDrawing path="M6 3.500h12v17l-3-2-3 2-3-2-3 2ZM9 8.500h6M9 12.500h6" />
export const ReplyIcon = () => <LineDrawing path="M4 5h16v11H11l-4 3.500V16H4ZM8 9h8M8 12.200h5" />
export const ExhibitIcon = () => (
  <LineDrawing path="M9.500 3.500h5M10 3.500c0 3-4.500 4.500-4.500 9.500 0 4 2.500 7.500 6.500 7.500s6.500-3.500 6.500-7.500c0-5-4.500-6.500-4.500-9.500M6 11h12" />
)
export const BackIcon = () => <LineDrawing path="m14 6-6 6 6 6" />
export const FlagIcon = () => <LineDrawing path="M6 20.500v-17M6 4.500h11.500l-2.500 4 2.500 4H6" />
