/** The kit: what every screen is made of. Styles are in tokens.css, kit.css (one file a family) and frame.css. */

export { MasterFrame, Script } from './console-frame.tsx';
export { type FaceOf, letterOf, seatFaces, tintOf } from './faces.ts';
export { TextField, typedIn } from './field.tsx';
export { OptionRow, Segments, Stepper, Switch, SwitchRow } from './form.tsx';
export { Candle, Lanterns } from './lights.tsx';
export { NarrowName } from './narrow-name.tsx';
export { allowed, offerOf } from './offers.ts';
export { ownSecret } from './own-secret.ts';
export { Bar, BarTool, PhoneFrame } from './phone-frame.tsx';
export { SeatPicker } from './picker.tsx';
export { Face, Icon, Mask, NameTag, Picture } from './picture.tsx';
export { Button, Chip, HoldButton, Tool } from './press.tsx';
export { RefusalPlace, Refusals } from './refusals.tsx';
export { HoldToLook } from './secret.tsx';
export { Dialog, Drawer, PageSheet } from './sheets.tsx';
export { Steady } from './steady.tsx';
export { Staged, TABLE, TableFrame } from './table-frame.tsx';
export { beat, timeText } from './ticker.ts';
export { Clock, EdgeRing, TimerRing, useTimeLeft } from './time.tsx';
export { Toast } from './toast.tsx';
export { Bubble, Caption, LineSign } from './voice.tsx';
