/** The kit: what every screen is made of. Styles are in tokens.css, kit.css (one file a family) and frame.css. */
export { type FaceOf, letterOf, seatFaces, tintOf } from './faces.ts';
export { TextField, typedIn } from './field.tsx';
export { OptionRow, Segments, Stepper, Switch, SwitchRow } from './form.tsx';
export { Bar, BarTool, MasterFrame, PhoneFrame, Script, Staged, TABLE, TableFrame } from './frames.tsx';
export { Candle, Lanterns } from './lights.tsx';
export { allowed, offerOf } from './offers.ts';
export { SeatPicker } from './picker.tsx';
export { Face, Icon, Mask, NameTag, Picture } from './picture.tsx';
export { Button, Chip, HoldButton, Tool } from './press.tsx';
export { RefusalPlace, Refusals } from './refusals.tsx';
export { HoldToLook } from './secret.tsx';
export { Dialog, Drawer, PageSheet } from './sheets.tsx';
export { beat, timeText } from './ticker.ts';
export { Clock, EdgeRing, TimerRing, useTimeLeft } from './time.tsx';
export { Bubble, Caption, LineSign, Toast } from './voice.tsx';
