"""Finds the mutants of a source, and writes a copy that contains all of them, each selected by its number.

A mutant is one small change: another operator, a number one higher or lower, a negated condition, or a
missing statement. Code that the compiler evaluates (constexpr variables, static_assert, labels, bounds and
template arguments) is not changed, nor is the expansion of a macro.
"""
import dataclasses
import re

from clang import cindex
from clang.cindex import CursorKind as Kind

OTHER_OPERATORS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"],
    "&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "|=": ["&="], "&=": ["|="], "<<=": [">>="],
    ">>=": ["<<="],
}
NEGATED_BY_OPERATOR = {"<", "<=", ">", ">=", "==", "!="}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.FUNCTION_TEMPLATE, Kind.CONSTRUCTOR,
             Kind.CONVERSION_FUNCTION}
LEFT_ALONE = {Kind.STATIC_ASSERT, Kind.PARM_DECL, Kind.FIELD_DECL, Kind.DECL_REF_EXPR,
              Kind.CXX_UNARY_EXPR, Kind.TEMPLATE_REF, Kind.TYPE_REF, Kind.ENUM_DECL, Kind.STRUCT_DECL}
STATEMENTS = {Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR, Kind.UNARY_OPERATOR,
              Kind.CALL_EXPR, Kind.UNEXPOSED_EXPR, Kind.RETURN_STMT, Kind.BREAK_STMT, Kind.CONTINUE_STMT}


@dataclasses.dataclass
class Mutant:
    """One change. `text` takes the place of the source's bytes from start to end; empty leaves the statement
    out. `change` describes the mutant to people. `which` numbers equal mutants of a function."""
    file: str
    function: str
    start: int
    end: int
    text: str
    change: str
    line: int = 0
    source: str = ""
    which: int = 1
    number: int = 0
    constexpr: bool = False

    def key(self):
        """Returns what identifies the mutant. It stays the same as long as the source line does."""
        change = self.change + (f" (number {self.which})" if self.which > 1 else "")
        return self.file, self.function, self.source, change


class Reader:
    """Walks one source and collects its mutants."""

    def __init__(self, path, name, arguments):
        self.name = name
        self.bytes = path.read_bytes()
        # Parse a file that includes the source, so that headers work, too.
        unit = cindex.Index.create().parse("all.cpp", arguments,
                                           unsaved_files=[("all.cpp", f'#include "{path}"\n')],
                                           options=cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
        errors = [str(said) for said in unit.diagnostics if said.severity >= cindex.Diagnostic.Error]
        if errors:
            raise SystemExit("\n".join(errors))
        self.macros, self.mutants = [], []
        self.function, self.is_constexpr = "", False
        top = [cursor for cursor in unit.cursor.get_children()
               if cursor.location.file and cursor.location.file.name == str(path)]
        for cursor in top:
            if cursor.kind == Kind.MACRO_INSTANTIATION:
                self.macros.append(self.range(cursor))
        for cursor in top:
            self.outside(cursor)
        self.finish()

    @staticmethod
    def range(cursor):
        return cursor.extent.start.offset, cursor.extent.end.offset

    def text(self, start, end):
        return self.bytes[start:end].decode()

    def of(self, cursor):
        return self.text(*self.range(cursor))

    def in_macro(self, cursor):
        start, end = self.range(cursor)
        return any(start < last and first < end for first, last in self.macros)

    def add(self, start, end, text, change):
        # On one line, so that the other lines keep their numbers.
        text = re.sub(r"\s+", " ", re.sub(r"//.*", "", text))
        change = re.sub(r"\s+", " ", change)
        self.mutants.append(Mutant(self.name, self.function, start, end, text, change,
                                   constexpr=self.is_constexpr))

    def finish(self):
        """Sets the line of each mutant, and its number among equal mutants of its function."""
        lines = self.bytes.decode().splitlines()
        seen = {}
        self.mutants.sort(key=lambda mutant: (mutant.start, -mutant.end))
        for mutant in self.mutants:
            mutant.line = self.bytes.count(b"\n", 0, mutant.start) + 1
            mutant.source = lines[mutant.line - 1].strip()
            alike = (mutant.function, mutant.source, mutant.change)
            seen[alike] = mutant.which = seen.get(alike, 0) + 1

    def outside(self, cursor):
        """Visits a declaration. Only bodies of functions have mutants."""
        if cursor.kind in FUNCTIONS:
            bodies = [child for child in cursor.get_children() if child.kind == Kind.COMPOUND_STMT]
            if bodies:
                self.function = cursor.spelling
                head = self.text(cursor.extent.start.offset, bodies[-1].extent.start.offset)
                # A template's head contains the words before its name, too.
                self.is_constexpr = "constexpr" in head
                self.inside(bodies[-1])
            return
        for child in cursor.get_children():
            if cursor.kind not in {Kind.VAR_DECL, Kind.FIELD_DECL}:
                self.outside(child)

    def inside(self, cursor):
        """Visits a statement or an expression."""
        if cursor.kind in LEFT_ALONE:
            return
        if cursor.kind in {Kind.DECL_STMT, Kind.VAR_DECL} and \
                re.match(r"(static )?(const )?(static |constexpr )", self.of(cursor)):
            return
        children = list(cursor.get_children())
        skipped = set()
        if cursor.kind in {Kind.IF_STMT, Kind.WHILE_STMT, Kind.CONDITIONAL_OPERATOR}:
            skipped = self.condition(cursor, children)
        elif cursor.kind == Kind.CASE_STMT:
            skipped = {0}
        elif cursor.kind == Kind.VAR_DECL:
            # The bounds of an array.
            skipped = {i for i, child in enumerate(children)
                       if self.text(child.extent.start.offset - 1, child.extent.start.offset) == "["}
        elif not self.in_macro(cursor):
            self.expression(cursor, children)
        if cursor.kind == Kind.COMPOUND_STMT:
            for child in children:
                self.statement(child)
        for i, child in enumerate(children):
            if i not in skipped:
                self.inside(child)

    def condition(self, cursor, children):
        """Adds the negated condition. Returns the indices of children that the compiler evaluates."""
        if self.of(cursor).startswith("if constexpr"):
            return {0}
        place = 0
        if cursor.kind == Kind.IF_STMT:
            # A declaration may precede the condition, or be the condition.
            while children[place].kind in {Kind.DECL_STMT, Kind.VAR_DECL}:
                if children[place].kind == Kind.VAR_DECL:
                    return set()
                place += 1
        condition = children[place]
        if self.in_macro(condition) or condition.kind == Kind.VAR_DECL or \
                self.operator(condition) in NEGATED_BY_OPERATOR:
            return set()
        start, end = self.range(condition)
        text = self.text(start, end)
        self.add(start, end, f"!({text})", f"turn round {text}")
        return set()

    def operator(self, cursor):
        """Returns the operator between two operands, or an empty text."""
        while cursor.kind == Kind.PAREN_EXPR or cursor.kind == Kind.UNEXPOSED_EXPR:
            inner = list(cursor.get_children())
            if len(inner) != 1 or self.range(inner[0]) == self.range(cursor) and inner[0] == cursor:
                return ""
            cursor = inner[0]
        if cursor.kind not in {Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR}:
            return ""
        left, right = list(cursor.get_children())
        return self.text(left.extent.end.offset, right.extent.start.offset).strip()

    def expression(self, cursor, children):
        start, end = self.range(cursor)
        if cursor.kind in {Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR}:
            left, right = self.of(children[0]), self.of(children[1])
            operator = self.operator(cursor)
            for other in OTHER_OPERATORS.get(operator, []):
                self.add(start, end, f"({left}) {other} ({right})", f"{operator} becomes {other}")
        elif cursor.kind == Kind.UNARY_OPERATOR:
            text = self.of(cursor)
            for operator, other in [("++", "--"), ("--", "++")]:
                if text.startswith(operator):
                    self.add(start, end, other + text[2:], f"{operator} becomes {other}")
            # The compiler itself generates a text that begins with != to compare two strings.
            if text.startswith("!") and not text.startswith("!="):
                self.add(start, end, f"bool({text[1:]})", f"leave out ! of {text}")
        elif cursor.kind == Kind.CXX_BOOL_LITERAL_EXPR:
            other = {"true": "false", "false": "true"}.get(self.of(cursor))
            if other:
                self.add(start, end, other, f"{self.of(cursor)} becomes {other}")
        elif cursor.kind == Kind.INTEGER_LITERAL:
            self.number(cursor)

    def number(self, cursor):
        start, end = self.range(cursor)
        text = self.of(cursor)
        before, after = self.text(start - 1, start), self.text(end, end + 1)
        if before == "<" or after == ">":
            return
        if re.match(r"^[0-9]", text):
            self.add(start, end, f"({text} + 1)", f"{text} becomes {text} + 1")
            self.add(start, end, f"({text} - 1)", f"{text} becomes {text} - 1")

    def statement(self, cursor):
        if cursor.kind not in STATEMENTS or self.in_macro(cursor):
            return
        text = self.of(cursor)
        if cursor.kind == Kind.RETURN_STMT and text != "return":
            return
        self.add(*self.range(cursor), "", f"leave out {text}")


def mutants_of(path, name, arguments):
    """Returns the mutants of the source at `path`, in source order."""
    return Reader(path, name, arguments).mutants


def written(source, mutants):
    """Returns the source's bytes with all these mutants."""
    places = {}
    for mutant in mutants:
        places.setdefault((mutant.start, mutant.end), []).append(mutant)
    order = sorted(places, key=lambda place: (place[0], -place[1]))

    def plain(start, end, inner):
        out, at = b"", start
        for place, below in inner:
            out += source[at:place[0]] + one(place, below)
            at = place[1]
        return out + source[at:end]

    def one(place, inner):
        text = plain(*place, inner)
        # The omission of the whole statement comes last.
        for mutant in sorted(places[place], key=lambda mutant: not mutant.text):
            function = "mutated" if mutant.constexpr else "mutated_now"
            active = f"::ctq::mutants::{function}({mutant.number})".encode()
            if mutant.text:
                text = b"(" + active + b" ? (" + mutant.text.encode() + b") : (" + text + b"))"
            else:
                text = b"if (!" + active + b") " + text
        return text

    def nested(start, end, some):
        """Groups nested places."""
        found = []
        while some and some[0][0] < end:
            place = some.pop(0)
            found.append((place, nested(*place, some)))
        return found

    return plain(0, len(source), nested(0, len(source), order))
