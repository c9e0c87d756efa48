/**
 * A page folds its facts in place: a view is the same object before a fact and after it, and so is most of what is in
 * it. The library of signals leaves out a component whose properties are the very same as before, which here says nothing
 * of what they hold: GW stood still on the wall while he walked. So that is taken away, for every screen at once, and
 * what is drawn anew is drawn with all that is in it. What hooks remember is held to the same by test/mounted.test.ts.
 */
import '@preact/signals';
import { Component } from 'preact';

delete (Component.prototype as { shouldComponentUpdate?: unknown }).shouldComponentUpdate;
