import { LineDrawing } from '#src/common/ui/line-drawing.tsx'

export const ShareIcon = () => (
  <LineDrawing size={20} path="M14 5l6 5.500-6 5.500v-3.500c-5 0-8 1.500-10 5 .5-5 3.500-9 10-9.200Z" />
)

export const FlagIcon = () => (
  <LineDrawing size={20} path="M6 21V4M6 5c4-2.500 8 2.500 12.500 0v9c-4.500 2.500-8.500-2.500-12.500 0" />
)

export const ShieldIcon = () => (
  <LineDrawing
    size={20}
    path="M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6ZM9 12l2.200 2.200L15.200 10"
  />
)

export const BagIcon = () => <LineDrawing size={20} path="M5 8h14l1 12H4ZM8.500 8V7a3.500 3.500 0 0 1 7 0v1" />
